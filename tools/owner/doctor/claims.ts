import type { Company } from '../../../src/content/schema/company.ts';
import type { PageEntry as Entry } from '../../build/content.ts';
import { type Finding, problem, ready } from './finding.ts';

/** What the example says and not every company can: asked for even when its line is gone from `company.json`. */
export const watched = [
  ...['2019', 'Based in', 'licensed', 'insured', '5-Star', 'same-day', '24 hours', '24/7', 'guarantee', '15%'],
  ...['PWNA', 'BBB', 'OSHA', 'WaterSense', 'EPA', 'hospital-grade', 'eco-friendly', 'prevailing wage', '1000+'],
];

/** A text of the site, with the file that says it. */
interface Said {
  file: string;
  text: string;
}

/** The files in which a word begins so, whatever its case: EPA is not in "separate". */
function filesWith(words: string, said: Said[]): string[] {
  const needle = new RegExp(`(?<!\\w)${RegExp.escape(words)}`, 'i');
  return said.filter(({ text }) => needle.test(text)).map(({ file }) => file);
}

/** What the site says that its owner answers for, each with where it stands: all of it needs a proof, or goes. */
export function examineClaims({ facts, claims, trust = '' }: Company, entries: Entry[]): Finding[] {
  const records = entries.map(({ file, written, record }) => ({
    file: file.replace('src/content/', ''),
    text: JSON.stringify(written ?? record),
  }));
  const said = [{ file: 'trust in company.json', text: trust }, ...records];
  const named = new Set(claims.map(({ words }) => words.toLowerCase()));
  const unnamed = watched
    .filter((words) => !named.has(words.toLowerCase()))
    .map((words) => ({ words, proof: undefined }));
  const answeredFor = [
    ...facts.map(({ name, value, proof }) => ({
      field: `facts, at ${name}`,
      say: value,
      find: `{${name}}`,
      proof,
      isFact: true,
    })),
    ...[...claims, ...unnamed].map(({ words, proof }) => ({
      field: `claims, at ${words}`,
      say: words,
      find: words,
      proof,
      isFact: false,
    })),
  ];
  const open = answeredFor.flatMap(({ field, say, find, proof, isFact }) => {
    const files = filesWith(find, said);
    // The footer and the city pages say the rating without a record.
    if (proof || (files.length === 0 && !isFact)) return [];
    return [
      problem(
        `Is it true? "${say}"${files.length > 0 ? ` stands in ${files.join(', ')}` : ''}`,
        `Write its proof into company.json under ${field}, or take it out of ${isFact ? 'there and of ' : ''}the records.`,
      ),
    ];
  });
  return open.length > 0 ? open : [ready('Every claim of the site has its proof.')];
}
