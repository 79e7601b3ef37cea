/**
 * Truncates a text that is longer than `limit` characters to three fewer and an ellipsis of three dots. Characters are counted as
 * people see them: an accented letter or an emoji is one, and is never cut in half.
 */
export function truncate(text: string, limit: number): string {
  // A text has no more characters than code units, so that most never need to be taken apart.
  if (text.length <= limit) return text;
  const characters = Array.from(new Intl.Segmenter('en-US').segment(text), ({ segment }) => segment);
  return characters.length > limit ? `${characters.slice(0, limit - 3).join('')}...` : text;
}
