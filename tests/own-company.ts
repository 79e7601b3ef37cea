import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run/checks.ts';

/**
 * Turns a copy of the site into another company's, by the edits of an owner, and tests a fresh clone of it. Only
 * `tests/specification` may depend on the sample company. `npm run test:owner -- check` runs only the quick checks.
 */
const project = process.cwd();
const place = mkdtempSync(join(tmpdir(), 'owner-'));
const [copy, clone] = [join(place, 'copy'), join(place, 'clone')];
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const link = (folder: string) => symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');

const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
for (const file of files.filter((each) => each && each !== 'node_modules' && existsSync(each)))
  cpSync(file, join(copy, file));
link(copy);
process.chdir(copy);
await import('./own-company/denver.ts');
run('Format', 'biome', ['format', '--write', '.']);

// Tests a clone, because a clone lacks empty folders, as an owner's does, and the editor needs a git repository.
git('init', '--quiet');
git('add', '--all');
git('-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', 'commit', '--quiet', '--message=Make it ours');
git('clone', '--quiet', copy, clone);
link(clone);
// Adds an owner's keys, which the tests must ignore.
const keys = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_GOOGLE_MAPS_KEY'];
writeFileSync(join(clone, '.env'), keys.map((key) => `${key}=key-of-the-owner\n`).join(''));
for (const cache of ['pictures', 'share', 'font'].map((name) => join('.cache', name)))
  if (existsSync(join(project, cache))) cpSync(join(project, cache), join(clone, cache), { recursive: true });
process.chdir(clone);
const passed = run('Another company', 'node', [`tests/run/${process.argv[2] ?? 'test'}.ts`]);
process.chdir(tmpdir());
if (passed) rmSync(place, { recursive: true });
else {
  console.error(`\nThe clone is in ${clone}`);
  process.exitCode = 1;
}
