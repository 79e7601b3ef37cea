import { jaccard, shingles } from '../tools/owner/doctor/overlap.ts';

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
