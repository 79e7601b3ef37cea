import { redirects } from '../../src/content/site.ts';
import { readCompany } from './company.ts';

/** Every permanent redirect of the hosts: those of `site.json`, and `/review` to the page where customers review the company. */
export function hostRedirects({ reviewAddress } = readCompany()): { from: string; to: string }[] {
  return [...redirects, ...(reviewAddress ? [{ from: '/review', to: reviewAddress }] : [])];
}

/** Passes the request's query on to a redirect's target, except to one with a query of its own, as all hosts do. */
export const passOn = (to: string, query: string) => (to.includes('?') ? to : to + query);
