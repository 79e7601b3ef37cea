import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes, 14 KiB: about what a server sends, in ten packets, before it waits for the first answer. */
const flight = 14_336;
/** Bytes kept free, so that an owner can add a sentence to any page. */
const spare = 300;

/**
 * Finds the pages whose HTML, compressed with Brotli, leaves less than {@link spare} bytes of the first flight: a phone would
 * wait one round trip more for the rest.
 *
 * @returns a sentence for each, with the bytes that its words may still grow by or have to shrink by
 */
export function findCrowdedPages(out: string, paths: string[]): string[] {
  return paths.flatMap((path) => {
    const free = flight - statSync(join(out, `${path === '/' ? 'index' : path}.html.br`)).size;
    if (free >= spare) return [];
    const grow = free < 0 ? `are ${-free} bytes too long for it` : `may grow by ${free} bytes more`;
    return [
      `${path}: a phone gets ${flight} bytes in its first round trip; the words of this page ${grow} (compressed).`,
    ];
  });
}
