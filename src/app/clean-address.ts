/** The site's spelling of a path: `/about` for `/about/`, `//about` and `/%61bout`. A malformed path is returned as is. */
export function cleanPath(path: string): string {
  try {
    return encodeURI(decodeURI(path))
      .replaceAll(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}
