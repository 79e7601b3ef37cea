import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask } from '../ask.ts';

/** One thing that every host must do. `check` returns what is wrong, or nothing. */
export interface Row {
  name: string;
  check: (port: number) => Promise<string | undefined>;
}

/** What an answer must be; a part left out may be anything. */
export interface Wanted {
  status?: number[];
  headers?: Record<string, string | RegExp>;
  /** The body once decompressed. */
  body?: Buffer | string;
}

/** Compares an answer with what is wanted. @returns what is wrong, or nothing */
export function wrongIn({ status, headers, body }: Answer, wanted: Wanted): string | undefined {
  if (wanted.status && !wanted.status.includes(status)) return `status ${status}`;
  for (const [name, value] of Object.entries(wanted.headers ?? {})) {
    const got = String(headers[name.toLowerCase()]);
    if (value instanceof RegExp ? !value.test(got) : got !== value) return `${name}: ${got}`;
  }
  if (wanted.body === undefined) return undefined;
  const open = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return (open?.(body) ?? body).equals(Buffer.from(wanted.body)) ? undefined : 'another page came';
}

/** A row of requests, each of which must be answered as `wanted` says. */
export function row(
  name: string,
  paths: string[],
  wanted: (path: string) => Wanted,
  headers: Record<string, string> = {},
  method = 'GET',
): Row {
  return {
    name,
    async check(port) {
      for (const path of paths) {
        const wrong = wrongIn(await ask(port, path, headers, method), wanted(path));
        if (wrong) return `${path}: ${wrong}`;
      }
      return undefined;
    },
  };
}
