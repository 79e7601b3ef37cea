import { type Clone, type Finding, orReady, problem } from './finding.ts';

/** What the example says and not every company can: asked for even when its line is gone from `company.json`. */
export const watched = [
  ...['2019', 'Based in', 'licensed', 'insured', '5-Star', 'same-day', '24 hours', '24/7', 'guarantee', '15%'],
  ...['PWNA', 'BBB', 'OSHA', 'WaterSense', 'EPA', 'hospital-grade', 'eco-friendly', 'prevailing wage', '1000+'],
];

/** What the site says that its owner answers for, each with where it stands: all of it needs a proof, or goes. */
export function examineClaims({ company: { facts, claims, trust = '' }, published }: Clone): Finding[] {
  const records = published.map(({ file, written }) => [file.replace('src/content/', ''), JSON.stringify(written)]);
  const said = [['trust in company.json', trust], ...records];
  /** The files in which a word begins so, whatever its case: EPA is not in "separate". */
  const filesWith = (words: string) => {
    const needle = new RegExp(`(?<!\\w)${RegExp.escape(words)}`, 'i');
    return said.flatMap(([file = '', text = '']) => (needle.test(text) ? [file] : []));
  };
  const ask = (say: string, field: string, outOf: string, files: string[]) =>
    problem(
      `Is it true? "${say}"${files.length > 0 ? ` stands in ${files.join(', ')}` : ''}`,
      `Write its proof into company.json under ${field}, or take it out of ${outOf}.`,
    );

  const named = new Set(claims.map(({ words }) => words.toLowerCase()));
  const unnamed = watched.filter((words) => !named.has(words.toLowerCase())).map((words) => ({ words, proof: '' }));
  const found = [
    // Asked for wherever they stand: the footer and the city pages say the rating without a record.
    ...facts
      .filter(({ proof }) => !proof)
      .map(({ name, value }) => ask(value, `facts, at ${name}`, 'there and of the records', filesWith(`{${name}}`))),
    ...[...claims, ...unnamed].flatMap(({ words, proof }) => {
      const files = filesWith(words);
      return proof || files.length === 0 ? [] : [ask(words, `claims, at ${words}`, 'the records', files)];
    }),
  ];
  return orReady(found, 'Every claim of the site has its proof.');
}
