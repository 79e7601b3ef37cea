import { fieldNames, type QuoteRequest } from './model.ts';
import { keptFor, draftKey as key } from './tab-keys.ts';

/** The stored draft: the fields, the time of the last key press, and the time of a send that got no answer. */
type Kept = Record<string, unknown> & { at?: number; triedAt?: string };

/** The stored draft, unless it is too old or malformed. */
function load(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept && Date.now() - Number(kept.at) < keptFor) return kept;
  } catch {}
  remove();
  return null;
}

/** Stores the draft; if storage is blocked or full, nothing is kept and the form works on. */
function store(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}

function remove(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Time of a send that may have arrived, also before a reload; a variable holds it too, as storage may be blocked. */
let triedAt = load()?.triedAt ?? '';

/** The earlier request, unless it was sent, was discarded, or is older than two hours. */
export function loadDraft(): QuoteRequest | null {
  const kept = load();
  if (!kept) return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fieldNames.map((field) => [field, textOf(kept[field])])) as QuoteRequest;
}

/** Stores the request typed so far. */
export function keepDraft(request: QuoteRequest): void {
  if (fieldNames.every((field) => request[field] === '')) remove();
  else store({ ...request, at: Date.now(), triedAt });
}

/** Deletes the draft, once it was sent or discarded. */
export function forgetDraft(): void {
  triedAt = '';
  remove();
}

/** Time of an earlier send that may have arrived, by the visitor's clock; empty without one. */
export const earlierTry = () => triedAt;

/** Notes the time of a send; an empty `time` means that it surely did not arrive. */
export function noteTry(time: string): void {
  triedAt = time;
  const kept = load();
  if (kept) store({ ...kept, triedAt });
}
