import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages of which a part reaches a visitor, though the build alone needs them: type, icons, style rules, the module helper. */
const alsoShipped = ['@fontsource-variable/archivo', 'lucide-react', 'tailwindcss', 'vite'];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  dependencies?: Record<string, string>;
}

function manifest(name: string): Manifest | undefined {
  const file = join('node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The runtime dependencies of the project and theirs, without those that are types alone. */
function shipped(names: string[], found = new Map<string, Manifest>()): Map<string, Manifest> {
  for (const name of names) {
    const own = manifest(name);
    if (!own || found.has(name) || name.startsWith('@types/')) continue;
    found.set(name, own);
    shipped(Object.keys(own.dependencies ?? {}), found);
  }
  return found;
}

/** The text of a package's licence as it lies in the package. */
function licenceText(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((each) => /^(licen[sc]e|copying)(\.(md|txt))?$/i.test(each));
  if (!file) return 'No text lies in the package.';
  // What follows there is about parts that stay on the machine that builds.
  return (readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled')[0] ?? '').trim();
}

/** `THIRD-PARTY.md`: every package that ships to a visitor, with its licence. */
export function listLicences(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const packages = shipped(Object.keys(dependencies ?? {}));
  for (const name of alsoShipped) {
    const own = manifest(name);
    if (own) packages.set(name, own);
  }
  const sorted = [...packages.values()].sort((a, b) => a.name.localeCompare(b.name));
  const rows = sorted.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? 'see below'} |`);
  const texts = sorted.map(({ name }) => `## ${name}\n\n\`\`\`text\n${licenceText(name)}\n\`\`\``);
  return [
    '# Third-party packages',
    'What ships to a visitor, and under which licence. Written by `npm run licences`; a test compares.',
    ['| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n'),
    ...texts,
    '',
  ].join('\n\n');
}
