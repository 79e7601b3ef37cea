import type { Clone } from './finding.ts';

/**
 * Finds words in everything that the site says.
 *
 * @returns a function from words to the files that have them at the beginning of a word, in any case: EPA is not in "separate"
 */
export function searchIn({ company: { trust = '' }, published, settings }: Clone): (words: string) => string[] {
  const records = [...settings, ...published].map(({ file, written }) => ({
    file: file.replace('src/content/', ''),
    text: JSON.stringify(written),
  }));
  const said = [{ file: 'trust in company.json', text: trust }, ...records];
  return (words) => {
    const needle = new RegExp(`(?<!\\w)${RegExp.escape(words)}`, 'i');
    return said.filter(({ text }) => needle.test(text)).map(({ file }) => file);
  };
}
