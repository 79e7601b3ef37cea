import { writeFileSync } from 'node:fs';
import { listLicences } from './licence-list.ts';

writeFileSync('THIRD-PARTY.md', listLicences());
console.log('THIRD-PARTY.md');
