import type { Company } from '../../../src/content/schema/company.ts';
import type { Entry } from '../../build/check-content.ts';
import { type Finding, problem, ready } from './finding.ts';

/** In how many places words stand, whatever their case, and in which files. */
function whereIs(words: string, entries: Entry[]): { places: number; files: string[] } {
  const needle = words.toLowerCase();
  const counts = entries.map(({ file, written, record }) => {
    const text = JSON.stringify(written ?? record).toLowerCase();
    return { file, count: text.split(needle).length - 1 };
  });
  const found = counts.filter(({ count }) => count > 0);
  return { places: found.reduce((sum, { count }) => sum + count, 0), files: found.map(({ file }) => file) };
}

/** What the site says that its owner answers for, each with where it stands: all of it needs a proof, or goes. */
export function examineClaims({ facts, claims }: Company, entries: Entry[]): Finding[] {
  const answeredFor = [
    ...facts.map(({ name, value, proof }) => ({
      field: `facts, at ${name}`,
      say: value,
      find: `{${name}}`,
      proof,
      isFact: true,
    })),
    ...claims.map(({ words, proof }) => ({
      field: `claims, at ${words}`,
      say: words,
      find: words,
      proof,
      isFact: false,
    })),
  ];
  const open = answeredFor.flatMap(({ field, say, find, proof, isFact }) => {
    const { places, files } = whereIs(find, entries);
    // The footer and the city pages say the rating without a record.
    if (proof || (places === 0 && !isFact)) return [];
    const [first = '', ...others] = files;
    const where = others.length > 0 ? `${first} and ${others.length} more files` : first;
    return [
      problem(
        `Is it true? "${say}"${places > 0 ? ` stands in ${where}` : ''}`,
        `Write its proof into company.json under ${field}, or delete it there and in the records.`,
      ),
    ];
  });
  return open.length > 0 ? open : [ready('Every claim of the site has its proof.')];
}
