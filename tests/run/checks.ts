import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** How many checks have passed and failed so far. */
export const tally = { passed: 0, failed: 0 };

/** A command of the project: its title in the output, its name, arguments and extra environment variables. */
type Command = [title: string, command: string, args: string[], env?: Record<string, string>];

/** Runs a command in the foreground, as `npm run` does. @returns whether it succeeded */
export function run(...[title, command, args, env]: Command): boolean {
  console.log(`\n== ${title}`);
  const all = ['tools/setup.mjs', command, ...args];
  return spawnSync(process.execPath, all, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs a command while others run, and prints its output once it has ended. @returns whether it succeeded */
export async function runBeside(...[title, command, args, env]: Command): Promise<boolean> {
  const child = spawn(process.execPath, ['tools/setup.mjs', command, ...args], { env: { ...process.env, ...env } });
  const [[status], ...said] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  console.log(`\n== ${title}\n${said.join('').trim()}`);
  return status === 0;
}

/** Runs a command and counts it as one check. */
async function check(...command: Command): Promise<void> {
  tally[(await runBeside(...command)) ? 'passed' : 'failed'] += 1;
}

/** A file of browser tests, or a group in it. */
interface Suite {
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** A runner's JSON report: Vitest counts tests at the top level, Playwright in `stats`. */
interface Report extends Suite {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; skipped: number };
}

/** Seconds that each browser test of a report took. */
const timesOf = ({ specs = [], suites = [] }: Suite): { seconds: number; name: string }[] => [
  ...specs.map(({ file, title, tests }) => ({
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    name: `${file}: ${title}`,
  })),
  ...suites.flatMap(timesOf),
];

/** Prints the ten slowest browser tests, so that a new slow one is noticed. */
function printSlowest(report: Suite): void {
  const slowest = timesOf(report)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  const lines = slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (lines.length > 0) console.log(`\nThe slowest:\n${lines.join('\n')}`);
}

/**
 * Counts the tests in the report that a runner writes to `file`; a run that fails without a failed test is one failure.
 *
 * @returns the report, empty if the runner wrote none
 */
async function count(file: string, runner: () => boolean | Promise<boolean>): Promise<Report> {
  rmSync(file, { force: true });
  const succeeded = await runner();
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { stats, numPassedTests = 0, numFailedTests = 0 } = report;
  tally.passed += stats?.expected ?? numPassedTests;
  tally.failed += (stats?.unexpected ?? numFailedTests) || (succeeded ? 0 : 1);
  return report;
}

/** Runs the browser tests and prints each as it ends. @returns how many were skipped */
export async function runBrowserTests(title: string, env: Record<string, string>): Promise<number> {
  const report = await count('.cache/playwright.json', () => run(title, 'playwright', ['test'], env));
  printSlowest(report);
  return report.stats?.skipped ?? 0;
}

/** Runs the tests of one project in `vitest.config.ts`; no project there needs a browser. */
export async function runProject(title: string, project: string): Promise<void> {
  const file = `.cache/vitest-${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await count(file, () => runBeside(title, 'vitest', ['run', '--project', project, ...reporters]));
}

/** Runs the checks that take only seconds, side by side: format and lint, types, unused code, unit tests. */
export async function runChecks(): Promise<void> {
  await Promise.all([
    check('Format and lint', 'biome', ['ci', '--reporter=summary', '.']),
    check('Types', 'tsc', ['-b']),
    check('Unused code', 'knip', []),
    runProject('Unit tests', 'unit'),
  ]);
}

/** Prints the closing line and makes the process fail when a check did. */
export function printTally(): void {
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  if (tally.failed > 0) process.exitCode = 1;
}
