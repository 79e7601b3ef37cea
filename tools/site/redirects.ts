import { readCompany } from './company.ts';
import { loadSite } from './content.ts';

/**
 * Every permanent redirect: those of `site.json`, and `/review` to the page where customers review the company.
 * `keepsQuery`: whether to pass the request's query on; not if `to` has a query or an anchor of its own.
 */
export function hostRedirects({ reviewAddress } = readCompany()) {
  const all = [...(loadSite().redirects ?? []), ...(reviewAddress ? [{ from: '/review', to: reviewAddress }] : [])];
  return all.map((each) => ({ ...each, keepsQuery: !/[?#]/.test(each.to) }));
}

/** Redirects that get a page; none that differs from a page only in capitals: on Windows it would replace the page. */
export function redirectPages(paths: string[], redirects: { from: string; to: string }[] = hostRedirects()) {
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  return redirects.filter(({ from }) => !taken.has(from.toLowerCase()));
}
