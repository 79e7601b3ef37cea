import { draftKey } from '../quote/draft-key.ts';

/**
 * Whether loading the page anew can bring a script that failed: it is there now, and this has not just been tried. Firefox never
 * asks again for a script that failed once.
 *
 * @param error of the failed import; browsers name the script's address in it, but for Safari
 */
export async function canLoadAnew(error: unknown): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return false;
  const [address = location.href] = /https?:\S+/.exec(String(error)) ?? [];
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return Boolean(answer?.ok);
}

let leaving = false;

/** Loads the page anew and keeps what was typed: the form offers it again. Where it cannot be kept, nothing is loaded. */
export function loadAnew(): void {
  if (leaving) return;
  const form = document.querySelector('form');
  const typed = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
  try {
    if (typed.length > 0) {
      const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
      sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, ...Object.fromEntries(typed) }));
    }
    leaving = true;
    location.reload();
  } catch {}
}
