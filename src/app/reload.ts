import { draftKey, keptFor } from '../quote/draft-key.ts';

/** Whether the site itself could not be reached for a while. */
let wasAway = false;

/**
 * Whether a reload can bring a script that failed: the server has it now, and this page is not a reload already. Firefox, and some
 * Safaris, never ask again for a script that failed once.
 *
 * @param error of the failed import, which names the script; Safari's does not: there a reload helps where nothing could be had
 */
export async function canReload(error: unknown): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return false;
  const [address] = /https?:\S+/.exec(String(error)) ?? [];
  const answer = await fetch(address ?? location.href, { method: 'HEAD', cache: 'reload' }).catch(() => null);
  wasAway ||= !answer;
  return Boolean(answer?.ok && (address || wasAway));
}

/** Reloads the page and keeps what was typed: the form offers it again. Where it cannot be kept, nothing is reloaded. */
export function reloadPage(): void {
  const typed = [...new FormData(document.forms[0])].filter(([, value]) => value);
  try {
    if (typed.length > 0) {
      const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
      const at = Date.now();
      const recent = at - kept.at < keptFor && kept;
      sessionStorage.setItem(draftKey, JSON.stringify({ ...recent, ...Object.fromEntries(typed), at }));
    }
    location.reload();
  } catch {}
}
