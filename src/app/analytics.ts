/** Where Plausible takes what it counts; the build opens the policy for this host alone, and only with a domain set. */
const address = 'https://plausible.io/api/event';

/**
 * Counts the pages that are read and the requests that are sent, at Plausible: no script of theirs, no cookie, nothing stored.
 * Another service hangs on the same two events (docs/analytics.md).
 *
 * @param domain the site's name in the owner's account
 * @param subscribe calls back whenever the page may have changed
 */
export function countVisits(domain: string, subscribe: (changed: () => void) => void): void {
  const count = (name: string) => {
    const body = JSON.stringify({ name, domain, url: location.href, referrer: document.referrer || null });
    // Who blocks it is not counted, and misses nothing.
    fetch(address, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, keepalive: true }).catch(
      () => {},
    );
  };
  let counted = '';
  const countPage = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    count('pageview');
  };
  countPage();
  subscribe(countPage);
  addEventListener('quote:sent', () => count('quote:sent'));
}
