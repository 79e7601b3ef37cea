import { sourceKey } from '../quote/tab-keys.ts';

const campaign = /^utm_\w+$|^(?:gclid|gbraid|wbraid|fbclid|msclkid)$/;
/** Maximum number of characters kept of one value. */
const longest = 100;

/**
 * Where a visit came from, in words.
 *
 * @param address of the tab's first document
 * @param referrer of that document; if the referrer is a page of this site, the visit began there, and the visitor left
 *   before the app could store anything
 */
export function sayVisit(address: string, referrer: string): string {
  const here = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isOwn = before?.origin === here.origin;
  const first = isOwn ? before : here;
  return [
    ...[...first.searchParams].filter(([name]) => campaign.test(name)).slice(0, 6),
    ...(before && !isOwn ? [['from', before.hostname]] : []),
    ['first page', first.pathname],
  ]
    .map(([name, value = '']) => `${name}: ${value.slice(0, longest)}`)
    .join('; ');
}

/** Stores once per tab where its visit came from; does nothing if storage is blocked. */
export function noteVisit(): void {
  const [document] = performance.getEntriesByType('navigation');
  try {
    sessionStorage[sourceKey] ??= sayVisit(document?.name ?? location.href, window.document.referrer);
  } catch {}
}
