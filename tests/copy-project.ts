import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files that are always copied, not linked, because tests change some of them. */
const changed = globSync(
  '{src,tools,public,{package,company,biome,tsconfig*}.json,vite.config.ts,index.html,.gitignore}',
);

/** Copies the `changed` files and `parts` to a new folder and links `shared` to the originals. @returns its path */
function copyWith(parts: string[], shared: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  // A fresh clone has no picture cache yet.
  mkdirSync('.cache/pictures', { recursive: true });
  for (const part of [...changed, ...parts]) cpSync(part, join(copy, part), { recursive: true });
  for (const part of shared) {
    mkdirSync(dirname(join(copy, part)), { recursive: true });
    symlinkSync(join(process.cwd(), part), join(copy, part), 'junction');
  }
  return copy;
}

/** A copy of the project for tests that change and read its words but do not build it. */
export function copyWords(): string {
  return copyWith([], ['node_modules', 'media', '.cache/pictures']);
}

/** A copy that can be changed and built; it has no tests, and shares film, map and logo with the original. */
export function copyProject(): string {
  return copyWith(['media/pictures', '.cache/pictures'], ['node_modules', 'media/film', 'media/map', 'media/logo.svg']);
}

/** Builds a copy into its own `dist`, fast but with larger files (`QUICK=1`). @throws Error with the build's output */
export function buildCopy(copy: string): void {
  execFileSync(process.execPath, ['tools/site/build.ts'], {
    cwd: copy,
    env: { ...process.env, BUILD_DIR: 'dist', QUICK: '1' },
    stdio: 'pipe',
  });
}
