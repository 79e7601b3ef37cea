import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepDraft, loadDraft, takenLate } from './draft.ts';
import { fieldNames, makeRequest, type QuoteRequest, readRequest } from './model.ts';

interface Draft {
  /** Whether an earlier request waits to be restored or discarded. */
  offered: boolean;
  restore: () => void;
  discard: () => void;
  /** Keeps what the form holds now, and of an offered request what the form has not. */
  keep: () => void;
}

/** Puts the values of a request into the fields that are still empty. */
function fill(form: HTMLFormElement, request: QuoteRequest): void {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control && control.value === '') control.value = request[name];
  }
}

/** A request, and where it has nothing, what an earlier one had. */
function merge(now: QuoteRequest, earlier: QuoteRequest | null): QuoteRequest {
  return makeRequest((field) => now[field] || (earlier?.[field] ?? ''));
}

/**
 * Keeps what is typed through a reload, Back or a crash of the tab. The form still starts empty: the earlier request is offered.
 *
 * @param read reads the form into the state that decides which fields there are.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, read: () => void): Draft {
  const [draft, setDraft] = useState<QuoteRequest | null>(null);
  useEffect(() => setDraft(loadDraft()), []);

  // While the earlier request is only offered, another reload must not lose it.
  const keep = useCallback(() => {
    if (form.current) keepDraft(merge(readRequest(new FormData(form.current)), draft));
  }, [form, draft]);
  const forget = useCallback(() => {
    setDraft(null);
    if (form.current) keepDraft(readRequest(new FormData(form.current)));
  }, [form]);
  useEffect(() => {
    addEventListener(takenLate, forget);
    return () => removeEventListener(takenLate, forget);
  }, [forget]);

  const restore = () => {
    const { current } = form;
    if (!current || !draft) return;
    fill(current, draft);
    // The choices are in: now the descriptions that they ask for are there to be filled.
    flushSync(read);
    fill(current, draft);
    flushSync(() => {
      read();
      setDraft(null);
    });
    keepDraft(readRequest(new FormData(current)));
    current.querySelector<HTMLElement>(':is(input, select):invalid, [type=submit]')?.focus();
  };
  const discard = () => {
    forget();
    form.current?.querySelector('select')?.focus();
  };
  return { offered: draft !== null, restore, discard, keep };
}
