import { readFileSync } from 'node:fs';

const { sample } = JSON.parse(readFileSync('company.json', 'utf8')) as { sample: boolean };

/** Where the tests of the example lie, `specification`; a company that has made the site its own is held to none of them. */
export const ofTheExample = sample ? ['specification'] : [];
