import { draftKey, keptFor } from '../quote/tab-keys.ts';

/** Whether `canReload` has ever found the site unreachable. */
let wasAway = false;

/**
 * Whether a reload can repair a failed import: the server has the script now, and this page is not already a reload.
 * Firefox and some Safari versions need the reload, because they never refetch a script that failed once.
 *
 * @param error of the import; Safari's names no script, so a reload helps there only if the site was unreachable before
 */
export async function canReload(error: unknown): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return false;
  const [address] = /https?:\S+/.exec(String(error)) ?? [];
  const answer = await fetch(address ?? location.href, { method: 'HEAD', cache: 'reload' }).catch(() => null);
  wasAway ||= !answer;
  return Boolean(answer?.ok && (address || wasAway));
}

/**
 * Stores the typed values for the form to offer again, then reloads the page.
 *
 * @returns whether storing failed, and nothing was reloaded
 */
export function reloadPage(): boolean {
  const typed = [...new FormData(document.forms[0])].filter(([, value]) => value);
  try {
    if (typed[0]) {
      const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
      const at = Date.now();
      const recent = at - kept.at < keptFor && kept;
      sessionStorage.setItem(draftKey, JSON.stringify({ ...recent, ...Object.fromEntries(typed), at }));
    }
    location.reload();
    return false;
  } catch {
    return true;
  }
}
