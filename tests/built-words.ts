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
