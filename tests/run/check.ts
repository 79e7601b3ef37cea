import { printTally, runChecks } from './checks.ts';

await runChecks();
printTally();
