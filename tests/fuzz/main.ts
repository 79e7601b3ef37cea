import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } });
const runs = Number(values.runs ?? 10_000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

console.log(`${runs} attempts on the preview server and the outbox. Again the same: npm run fuzz -- --seed ${seed}`);
const started = performance.now();
const counts = await fuzz(runs, seed);
const statuses = [...new Set(Object.values(counts).flatMap(Object.keys))].sort();
console.table(
  Object.fromEntries(
    Object.entries(counts).map(([kind, of]) => [
      kind,
      Object.fromEntries(statuses.map((each) => [each, of[each] ?? 0])),
    ]),
  ),
);
console.log(`${runs} attempts in ${((performance.now() - started) / 1000).toFixed(0)} s, no failure`);
