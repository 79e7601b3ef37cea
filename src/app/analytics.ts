/** Plausible's event address; the content security policy allows its host only if VITE_PLAUSIBLE_DOMAIN is set. */
const address = 'https://plausible.io/api/event';

/** Places where a link can be, with their selectors; the first match wins, and any other place counts as `page`. */
const places = { 'failed send': '[role=alert]', bar: 'header, nav', footer: 'footer', hero: '.hero', contact: 'dl' };
/** Event name of each kind of link to the company. */
const kinds = { 'tel:': 'call', 'sms:': 'text', 'mailto:': 'email' };

/** Event of a click on a phone, text or email link; `undefined` for any other click. */
export function contactOf(target: EventTarget | null): { name: string; place: string } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link && kinds[link.protocol as keyof typeof kinds];
  if (!name) return undefined;
  const [place = 'page'] = Object.entries(places).find(([, holder]) => link.closest(holder)) ?? [];
  return { name, place };
}

/**
 * Counts page views, calls, texts, emails and sent requests with Plausible, but without its script, cookies or storage.
 * To use another service, listen to the same events (docs/analytics.md).
 *
 * @param domain the site's name in the owner's Plausible account
 * @param subscribe registers a callback to run whenever the page may have changed
 */
export function countVisits(domain: string, subscribe: (changed: () => void) => void): void {
  const count = (name: string, props?: { place: string }) => {
    const body = JSON.stringify({ name, props, domain, url: location.href, referrer: document.referrer || null });
    // Ignore a blocked request: it is not counted, and the visitor notices nothing.
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
  addEventListener('click', ({ target }) => {
    const contact = contactOf(target);
    if (contact) count(contact.name, { place: contact.place });
  });
}
