import { redirects } from '../../src/content/site.ts';
import { readCompany } from './company.ts';

/** Every permanent redirect of the hosts: those of `site.json`, and `/review` to the page where customers review the company. */
export function hostRedirects({ reviewAddress } = readCompany()): { from: string; to: string }[] {
  return [...redirects, ...(reviewAddress ? [{ from: '/review', to: reviewAddress }] : [])];
}
