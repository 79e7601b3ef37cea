/** An address as the site writes it: `/about` where it says `/about/`, `//about` or `/%61bout`. What is malformed stays as it is. */
export function cleanPath(path: string): string {
  try {
    return encodeURI(decodeURI(path))
      .replaceAll(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}
