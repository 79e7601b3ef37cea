/**
 * Cuts a text of more than `limit` characters to `limit - 3` characters and three dots. Counts characters as people
 * see them: an accented letter or an emoji is one, and is never split.
 */
export function truncate(text: string, limit: number): string {
  // A text never has more characters than code units, so a short text needs no segmenter.
  if (text.length <= limit) return text;
  const characters = Array.from(new Intl.Segmenter('en-US').segment(text), ({ segment }) => segment);
  return characters.length > limit ? `${characters.slice(0, limit - 3).join('')}...` : text;
}
