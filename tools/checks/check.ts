import { printTally, runChecks } from './checks.ts';

printTally(runChecks());
