/** Plausible's event address; the build allows its host in the policy only with a domain set. */
const address = 'https://plausible.io/api/event';

/**
 * Counts page views and sent requests with Plausible: without its script, cookies or storage. Another service would listen to the
 * same two events (docs/analytics.md).
 *
 * @param domain the site's name in the owner's account
 * @param subscribe calls back whenever the page may have changed
 */
export function countVisits(domain: string, subscribe: (changed: () => void) => void): void {
  const count = (name: string) => {
    const body = JSON.stringify({ name, domain, url: location.href, referrer: document.referrer || null });
    // A blocked request is not counted; the visitor misses nothing.
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
