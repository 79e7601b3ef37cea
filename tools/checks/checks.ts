import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** Runs a command of the project in the foreground. @returns whether it succeeded */
export function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const done = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return done.status === 0;
}

/**
 * Runs a test runner that leaves its result as JSON in `.cache/{name}.json`, and reads the counts from it. A runner that died
 * without a result counts as one failure.
 */
export function runTests(title: string, name: string, args: string[], read: (result: never) => Tally, env = {}): Tally {
  const file = `.cache/${name}.json`;
  mkdirSync('.cache', { recursive: true });
  rmSync(file, { force: true });
  const succeeded = run(title, name, args, env);
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    return !succeeded && tally.failed === 0 ? add(tally, { passed: 0, failed: 1 }) : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The tests of a project in `vitest.config.ts`, which need no browser. */
export function runProject(title: string, project: string): Tally {
  return runTests(
    title,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
    ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  );
}

/** Everything that takes seconds: format and lint, types, unused code, unit tests. */
export function runChecks(): Tally {
  const commands: [string, string, string[]][] = [
    ['Format and lint', 'biome', ['ci', '--reporter=summary', '.']],
    ['Types', 'tsc', ['--noEmit']],
    ['Unused code', 'knip', []],
  ];
  const tallies = commands.map(([title, command, args]) =>
    run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );
  return [...tallies, runProject('Unit tests', 'unit')].reduce(add);
}

/** Prints the closing line and makes the process fail when a check did. */
export function printTally({ passed, failed }: Tally): void {
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
