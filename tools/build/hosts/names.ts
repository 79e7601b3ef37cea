/**
 * The other of a domain's two names: `example.com` of `https://www.example.com`, and the other way round.
 *
 * @param origin of the public site
 * @returns `undefined` where there is no such pair, as for `shop.example.com` and `localhost`
 */
export function counterpart(origin: string): string | undefined {
  const { host } = new URL(origin);
  const bare = /^www\.([^:]+\.[^:]+)$/.exec(host)?.[1];
  return bare ?? (/^[^.:]+\.[^.:]+$/.test(host) ? `www.${host}` : undefined);
}

/** A name for the site where dots are not taken: `example-com` of `https://www.example.com`. At most 63 characters. */
export function plainName(origin: string): string {
  const { hostname } = new URL(origin);
  const plain = hostname.replace(/^www\./, '').replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 63).replaceAll(/^-|-$/g, '');
}
