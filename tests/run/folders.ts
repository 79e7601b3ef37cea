import { readFileSync } from 'node:fs';

const { sample } = JSON.parse(readFileSync('company.json', 'utf8')) as { sample: boolean };

/** Folders of tests that only the sample company must pass; none once an owner has set `sample` to false. */
export const ofTheExample = sample ? ['specification'] : [];
