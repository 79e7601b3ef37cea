import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the project that can be changed and built, without what is only there for tests; the film is the original. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of [
    'src',
    'tools',
    'public',
    'media/pictures',
    'package.json',
    'site.config.ts',
    'vite.config.ts',
    'tsconfig.json',
  ]) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  for (const part of ['node_modules', 'media/film'])
    symlinkSync(join(process.cwd(), part), join(copy, part), 'junction');
  cpSync('.cache/pictures', join(copy, '.cache/pictures'), { recursive: true });
  return copy;
}

/** Builds a copy into its own `dist`. @throws Error with what the build wrote when it fails */
export function buildCopy(copy: string): void {
  execFileSync('node', ['tools/build.ts'], { cwd: copy, env: { ...process.env, BUILD_DIR: 'dist' }, stdio: 'pipe' });
}
