import { redirects } from '../../src/content/site.ts';
import { readCompany } from './company.ts';

/**
 * Every permanent redirect: those of `site.json`, and `/review` to the page where customers review the company.
 * `keepsQuery`: whether to pass the request's query on; not if `to` has a query of its own.
 */
export function hostRedirects({ reviewAddress } = readCompany()) {
  const all = [...redirects, ...(reviewAddress ? [{ from: '/review', to: reviewAddress }] : [])];
  return all.map((each) => ({ ...each, keepsQuery: !each.to.includes('?') }));
}
