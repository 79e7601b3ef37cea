import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many checks have passed and failed so far. */
export const tally = { passed: 0, failed: 0 };

/** Runs a command of the project in the foreground, as `npm run` does. @returns whether it succeeded */
export function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const all = ['tools/setup.mjs', command, ...args];
  return spawnSync(process.execPath, all, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs a command that is one check. */
function check(title: string, command: string, args: string[]): void {
  tally[run(title, command, args) ? 'passed' : 'failed'] += 1;
}

/** A file of browser tests, or a group in it. */
interface Suite {
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** The counts that Vitest, and in `stats` Playwright, write as JSON. */
interface Report extends Suite {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

/** What each browser test of a report took. */
const timesOf = ({ specs = [], suites = [] }: Suite): { seconds: number; name: string }[] => [
  ...specs.map(({ file, title, tests }) => ({
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    name: `${file}: ${title}`,
  })),
  ...suites.flatMap(timesOf),
];

/** Says which browser tests took the longest, so that a slow one is seen when it comes. */
function printSlowest(report: Suite): void {
  const slowest = timesOf(report)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  const lines = slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (lines.length > 0) console.log(`\nThe slowest:\n${lines.join('\n')}`);
}

/**
 * Runs a test runner that leaves its result in `.cache/{name}.json`, and counts its tests. One that dies without a result is one
 * failure.
 *
 * @returns how many tests it skipped
 */
export function runTests(title: string, name: string, args: string[], env: Record<string, string> = {}): number {
  const file = `.cache/${name}.json`;
  rmSync(file, { force: true });
  const succeeded = run(title, name, args, env);
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { stats, numPassedTests = 0, numFailedTests = 0 } = report;
  tally.passed += stats?.expected ?? numPassedTests;
  tally.failed += (stats?.unexpected ?? numFailedTests) || (succeeded ? 0 : 1);
  printSlowest(report);
  return stats?.skipped ?? 0;
}

/** The tests of a project in `vitest.config.ts`, which need no browser. */
export function runProject(title: string, project: string): void {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'];
  runTests(title, 'vitest', ['run', '--project', project, ...reporters]);
}

/** Everything that takes seconds: format and lint, types, unused code, unit tests. */
export function runChecks(): void {
  check('Format and lint', 'biome', ['ci', '--reporter=summary', '.']);
  check('Types', 'tsc', ['-b']);
  check('Unused code', 'knip', []);
  runProject('Unit tests', 'unit');
}

/** Prints the closing line and makes the process fail when a check did. */
export function printTally(): void {
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  if (tally.failed > 0) process.exitCode = 1;
}
