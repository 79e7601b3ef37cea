import { draftKey as key } from './draft-key.ts';
import { fieldNames, makeRequest, type QuoteRequest } from './model.ts';

/** What was typed into the form before, unless it was sent or discarded. Storage that refuses holds nothing. */
export function loadDraft(): QuoteRequest | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const values = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(
      fieldNames.map((field) => [field, Object.fromEntries(values)[field] ?? '']),
    ) as QuoteRequest;
  } catch {
    return null;
  }
}

/** Keeps what is typed so far. Storage that is blocked or full keeps nothing, and the form works on. */
export function keepDraft(request: QuoteRequest): void {
  try {
    if (fieldNames.every((field) => request[field] === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(request));
  } catch {}
}

/** Forgets what was sent; what was typed since then is kept. */
export function forgetSent(sent: QuoteRequest): void {
  const kept = loadDraft();
  if (kept) keepDraft(makeRequest((field) => (kept[field] === sent[field] ? '' : kept[field])));
}
