import { expect, test, vi } from 'vitest';
import { emptyRequest } from '../../src/quote/model.ts';
import { draftKey } from '../../src/quote/tab-keys.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
// Imported here, because the draft reads the storage as soon as it is imported.
const { keepDraft, loadDraft } = await import('../../src/quote/draft.ts');

test('a draft expires two hours after its last change, and is then deleted', () => {
  vi.useFakeTimers();
  const draft = { ...emptyRequest, name: 'Ana Ruiz' };
  keepDraft(draft);
  vi.advanceTimersByTime(119 * 60_000);
  expect(loadDraft()).toEqual(draft);
  vi.advanceTimersByTime(60_000);
  expect(loadDraft()).toBeNull();
  expect(kept.size).toBe(0);
});

test('malformed fields of a stored draft are ignored, and valid ones are restored', () => {
  kept.set(draftKey, JSON.stringify({ name: 7, email: 'a@b.test', x: {}, at: Date.now() }));
  expect(loadDraft()).toEqual({ ...emptyRequest, email: 'a@b.test' });
  // The ZIP field of the areas page is stored here too when that page reloads to repair itself.
  for (const stored of ['{', JSON.stringify({ zip: '33602', at: Date.now() })]) {
    kept.set(draftKey, stored);
    expect(loadDraft()).toBeNull();
  }
});
