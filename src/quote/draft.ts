import { emptyRequest, fieldNames, isSame, type QuoteRequest } from './model.ts';
import { keptFor, draftKey as key } from './tab-keys.ts';

/** The stored draft: the fields, the last save's time in ms (`at`), and `triedAt` as in {@link earlierTry}. */
type Kept = Record<string, unknown> & { at?: number; triedAt?: string };

/** The draft if storage is blocked or full; it lasts as long as this document. */
let unstored: Kept | null = null;

/** The stored draft; deletes one that is too old or malformed. */
function load(): Kept | null {
  let kept = unstored;
  try {
    kept ??= JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {}
  if (kept && Date.now() - Number(kept.at) < keptFor) return kept;
  remove();
  return null;
}

function store(kept: Kept): void {
  unstored = null;
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    unstored = kept;
  }
}

function remove(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Time of a send that may have arrived, or empty; stored with the draft too, to survive a reload. */
let triedAt = load()?.triedAt ?? '';

/** The stored request; `null` if it is empty, was sent or discarded, or if its last save is over two hours old. */
export function loadDraft(): QuoteRequest | null {
  const kept = load();
  if (!kept) return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const draft = Object.fromEntries(fieldNames.map((field) => [field, textOf(kept[field])])) as QuoteRequest;
  return isSame(draft, emptyRequest) ? null : draft;
}

/** Stores the request typed so far. */
export function keepDraft(request: QuoteRequest): void {
  if (isSame(request, emptyRequest)) remove();
  else store({ ...request, at: Date.now(), triedAt });
}

/** Deletes the draft, once it was sent or discarded. */
export function forgetDraft(): void {
  triedAt = '';
  remove();
}

/** Time, in words, of an earlier send that may have arrived, by the visitor's clock; empty without one. */
export const earlierTry = () => triedAt;

/** Notes the time of a send that may have arrived; an empty `time` means that surely none has. */
export function noteTry(time: string): void {
  triedAt = time;
  const kept = load();
  if (kept) store({ ...kept, triedAt });
}
