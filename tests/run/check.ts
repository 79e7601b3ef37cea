import { printTally, runChecks } from './checks.ts';

runChecks();
printTally();
