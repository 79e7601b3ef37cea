import { writeFileSync } from 'node:fs';
import { listLicences } from './licences/list.ts';

writeFileSync('THIRD-PARTY.md', listLicences());
console.log('THIRD-PARTY.md');
