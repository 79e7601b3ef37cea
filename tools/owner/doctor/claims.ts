import { type Clone, type Finding, orReady, problem } from './finding.ts';
import { searchIn } from './search.ts';

/** Claims of the example that not every company can make: searched for even after their line in `company.json` is gone. */
export const watched = [
  ...['2019', 'licensed', 'insured', '5-Star', 'same-day', '24 hours', '24/7', 'guarantee', '15%'],
  ...['PWNA', 'BBB', 'OSHA', 'WaterSense', 'EPA', 'hospital-grade', 'eco-friendly', 'prevailing wage', '1000+'],
];

/** Lists the claims without a proof, each with the files that make it. */
export function examineClaims(clone: Clone): Finding[] {
  const { facts, claims, terms = {} } = clone.company;
  const filesWith = searchIn(clone);
  const ask = (say: string, field: string, outOf: string, files: string[]) =>
    problem(
      `Is it true? "${say}"${files.length > 0 ? ` stands in ${files.join(', ')}` : ''}`,
      `Write its proof into company.json under ${field}, or take it out of ${outOf}.`,
    );

  const named = new Set(claims.map(({ words }) => words.toLowerCase()));
  const unnamed = watched.filter((words) => !named.has(words.toLowerCase())).map((words) => ({ words, proof: '' }));
  const found = [
    ...facts
      .filter(({ proof }) => !proof)
      .map(({ name, value }) => ask(value, `facts, at ${name}`, 'there and of the records', filesWith(`{${name}`))),
    ...Object.entries(terms).flatMap(([name, { words, proof }]) =>
      proof ? [] : [ask(words, `terms, at ${name}`, 'there', [])],
    ),
    ...[...claims, ...unnamed].flatMap(({ words, proof }) => {
      const files = filesWith(words);
      return proof || files.length === 0 ? [] : [ask(words, `claims, at ${words}`, 'the records', files)];
    }),
  ];
  return orReady(found, 'Every claim of the site has its proof.');
}
