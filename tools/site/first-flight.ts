import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the first flight: what a server sends before it waits for an acknowledgment (14 KiB, about ten packets). */
const flight = 14_336;
/** Bytes to keep free, so that an owner can add a sentence to any page. */
const spare = 300;

/**
 * Finds pages whose HTML, compressed with Brotli, leaves less than {@link spare} bytes of the first flight free:
 * for a page larger than the first flight, a phone waits one more round trip.
 *
 * @returns a sentence for each page, with the bytes that are left or over
 */
export function findCrowdedPages(out: string, paths: string[]): string[] {
  return paths.flatMap((path) => {
    const free = flight - statSync(join(out, `${path === '/' ? 'index' : path}.html.br`)).size;
    if (free >= spare) return [];
    const todo = free < 0 ? `this one is ${-free} over: cut a sentence or two` : `this one has only ${free} left`;
    return [`${path}: pages over ${flight} bytes (compressed) load slower on phones; ${todo}.`];
  });
}
