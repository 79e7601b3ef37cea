import { keptFor, draftKey as key } from './draft-key.ts';
import { fieldNames, type QuoteRequest } from './model.ts';

/** What the tab keeps: the fields, when the last one was typed, and when they were sent without an answer so far. */
type Kept = Record<string, unknown> & { at?: number; triedAt?: string };

/** What is stored, unless it is too old or not ours. */
function load(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept && Date.now() - Number(kept.at) < keptFor) return kept;
  } catch {}
  remove();
  return null;
}

/** Storage that is blocked or full keeps nothing, and the form works on. */
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

/** When a request was sent that may have arrived, in this document or before it was loaded. In memory too: storage may be blocked. */
let triedAt = load()?.triedAt ?? '';

/** What was typed into the form before, unless it was sent or discarded, or two hours have passed. */
export function loadDraft(): QuoteRequest | null {
  const kept = load();
  if (!kept) return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fieldNames.map((field) => [field, textOf(kept[field])])) as QuoteRequest;
}

/** Keeps what is typed so far. */
export function keepDraft(request: QuoteRequest): void {
  if (fieldNames.every((field) => request[field] === '')) remove();
  else store({ ...request, at: Date.now(), triedAt });
}

/** Forgets what was typed: it is with the company, or the visitor wants it gone. */
export function forgetDraft(): void {
  triedAt = '';
  remove();
}

/** Time of an earlier try that may have arrived, as the visitor's clock says it; empty where there is none. */
export const earlierTry = () => triedAt;

/** Notes that a request leaves now, or, with an empty `time`, that it surely did not arrive. */
export function noteTry(time: string): void {
  triedAt = time;
  const kept = load();
  if (kept) store({ ...kept, triedAt });
}
