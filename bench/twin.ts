import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressTree } from '../tools/build/compress.ts';

/** Every script that runs; structured data stays, since it is words. */
const scripts = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

/** Writes the script-free twin of the built site: the same pages, words and pictures with every script taken out. */
export async function makeTwin(site: string, twin: string): Promise<void> {
  rmSync(twin, { recursive: true, force: true });
  cpSync(site, twin, { recursive: true });
  for (const name of readdirSync(twin, { recursive: true, encoding: 'utf8' })) {
    const file = join(twin, name);
    if (/\.js(\.br|\.gz)?$/.test(name)) rmSync(file);
    else if (name.endsWith('.html')) writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
  }
  await compressTree(twin);
}
