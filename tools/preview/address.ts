/** An address that no page can have. */
export class BadAddress extends Error {}

export interface Address {
  /** Decoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/**
 * The path that a request asks for, decoded.
 *
 * @param url as it stands in the request line, for example `/areas/tampa?x=1`
 * @throws BadAddress for malformed encoding and for anything that could climb out of the folder
 */
export function parseAddress(url: string): Address {
  const [raw = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (!raw.startsWith('/') || /%(2f|5c|00)/i.test(raw)) throw new BadAddress(url);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    throw new BadAddress(url);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (/[\\\x00-\x1f]/.test(path) || path.split('/').includes('..')) throw new BadAddress(url);
  return { path, query };
}
