/**
 * The other name of a domain: `example.com` for `https://www.example.com`, and the reverse.
 *
 * @param origin of the public site
 * @returns `undefined` for hosts without such a pair, such as `shop.example.com` and `localhost`
 */
export function counterpart(origin: string): string | undefined {
  const { host } = new URL(origin);
  const bare = /^www\.([^:]+\.[^:]+)$/.exec(host)?.[1];
  return bare ?? (/^[^.:]+\.[^.:]+$/.test(host) ? `www.${host}` : undefined);
}

/** Name of the site's project at Cloudflare, at most 63 characters: `example-com` for `https://www.example.com`. */
export function plainName(origin: string): string {
  const { hostname } = new URL(origin);
  const plain = hostname.replace(/^www\./, '').replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 63).replaceAll(/^-|-$/g, '');
}
