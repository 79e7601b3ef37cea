/** Cuts a text that is longer than `limit` characters to three fewer and an ellipsis of three dots. */
export function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 3)}...` : text;
}
