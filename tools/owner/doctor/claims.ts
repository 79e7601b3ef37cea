import { type Clone, type Finding, orReady, problem } from './finding.ts';

/** Claims that only the sample company may be able to make; searched for even if `company.json` lacks them. */
export const watched = [
  ...['2019', 'licensed', 'insured', '5-Star', 'same-day', '24 hours', '24/7', 'guarantee', '15%'],
  ...['PWNA', 'BBB', 'OSHA', 'WaterSense', 'EPA', 'hospital-grade', 'eco-friendly', 'prevailing wage', '1000+'],
];

/** The sample company's state, with words that the site of a company in another state must not use. @public */
export const example = {
  state: 'Florida',
  words: [
    ...['Florida', 'Tampa', 'Gulf', 'the Bay', 'Hillsborough', 'Pinellas', 'Polk', 'St. Pete', 'Clearwater', 'Brandon'],
    ...['Riverview', 'Plant City', 'Lakeland', 'Safety Harbor', 'Dunedin', 'Palm Harbor', 'Largo', 'Ybor', 'SWFWMD'],
    // Local law, weather and insects.
    ...['DBPR', 'tropical', 'lovebug'],
  ],
};

/**
 * Prepares a search of the settings, the published pages, jobs and pictures, and `trust` in `company.json`.
 *
 * @returns a function that lists the files with the given words, in upper or lower case; a match begins where a word
 *   begins, so that EPA is not found in "separate"
 */
function searchIn({ company: { trust = '' }, published, shown, settings }: Clone): (words: string) => string[] {
  const records = [...settings, ...published, ...shown].map(({ file, written }) => ({
    file: file.replace('src/content/', ''),
    text: JSON.stringify(written, (key, value) => (key === 'file' ? undefined : value)),
  }));
  const said = [{ file: 'trust in company.json', text: trust }, ...records];
  return (words) => {
    const needle = new RegExp(`(?<!\\w)${RegExp.escape(words)}`, 'i');
    return said.filter(({ text }) => needle.test(text)).map(({ file }) => file);
  };
}

/** Lists facts, terms and claims without `proof` in `company.json`; facts and claims with the files that state them. */
export function examineClaims(clone: Clone): Finding[] {
  const { facts, claims, terms = {} } = clone.company;
  const filesWith = searchIn(clone);
  const ask = (say: string, field: string, where: string, files: string[]) =>
    problem(
      `Is it true? "${say}"${files.length > 0 ? ` is in ${files.join(', ')}` : ''}`,
      `Write its proof into company.json under ${field}, or delete it ${where}.`,
    );
  const unproven = <Item extends { proof?: string | undefined }>(all: Item[]) => all.filter(({ proof }) => !proof);
  const named = new Set(claims.map(({ words }) => words.toLowerCase()));
  const unnamed = watched.filter((words) => !named.has(words.toLowerCase())).map((words) => ({ words, proof: '' }));
  const found = [
    ...unproven(facts).map(({ name, value }) =>
      ask(value, `facts, at ${name}`, 'there and in the records', filesWith(`{${name}`)),
    ),
    ...unproven(Object.entries(terms).map(([name, term]) => ({ name, ...term }))).map(({ name, words }) =>
      ask(words, `terms, at ${name}`, 'there', []),
    ),
    ...unproven([...claims, ...unnamed]).flatMap(({ words }) => {
      const files = filesWith(words);
      return files.length > 0 ? ask(words, `claims, at ${words}`, 'in the records', files) : [];
    }),
  ];
  return orReady(found, 'Every claim of the site has its proof.');
}

/** Finds words of the sample company's region in the records of a company in another state. */
export function examinePlace(clone: Clone): Finding[] {
  const { region } = clone.company;
  const filesWith = searchIn(clone);
  const found = example.words.flatMap((word) => {
    const files = region.state === example.state ? [] : filesWith(word);
    if (files.length === 0) return [];
    const say = `You work in ${region.state}, and "${word}" is in ${files.join(', ')}.`;
    return problem(say, 'Replace it with your place, {region} or {state}; or delete the page.');
  });
  return orReady(found, `The pages speak of ${region.name}.`);
}
