/** How much two texts share: words in a row, names of cities taken out. */

/** The words a reader sees in `<main>` of a built page, tags and scripts gone, one space between any two. */
export function mainText(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&quot;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every run of five words, in lower case and without punctuation. */
export function shingles(text: string, cities: string[]): Set<string> {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9' ]+/g, ' ')
      .replace(/\s+/g, ' ');
  const names = cities.map(bare).sort((one, other) => other.length - one.length);
  const without = names.reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), ` ${bare(text)} `);
  const words = without.trim().split(' ');
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Jaccard index of two sets, from 0 (nothing in common) to 1 (the same). */
export function jaccard(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((words) => other.has(words)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Two pages of a kind and how much they share. */
export interface Pair {
  pages: [string, string];
  overlap: number;
}

/** The two texts that share most. `texts` holds each page's `mainText` by its address. */
export function worstPair(texts: Map<string, string>, cities: string[]): Pair {
  const sets = [...texts].map(([page, text]) => ({ page, set: shingles(text, cities) }));
  let worst: Pair = { pages: ['', ''], overlap: 0 };
  for (const [index, one] of sets.entries()) {
    for (const other of sets.slice(index + 1)) {
      const overlap = jaccard(one.set, other.set);
      if (overlap >= worst.overlap) worst = { pages: [one.page, other.page], overlap };
    }
  }
  return worst;
}
