/** The path as the site writes it: `/about` for `/about/`, `//about` and `/%61bout`; a malformed path is kept as is. */
export function cleanPath(path: string): string {
  try {
    return encodeURI(decodeURI(path))
      .replaceAll(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}
