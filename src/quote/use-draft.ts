import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepDraft, loadDraft } from './draft.ts';
import { fieldNames, type QuoteRequest, readRequest } from './model.ts';

interface Draft {
  /** Whether an earlier request waits to be restored or discarded. */
  offered: boolean;
  restore: () => void;
  discard: () => void;
}

/** Puts the values of a request into the fields that are still empty. */
function fill(form: HTMLFormElement, request: QuoteRequest): void {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control && control.value === '') control.value = request[name];
  }
}

/**
 * Keeps what is typed through a reload, Back or a crash of the tab. The form still starts empty: the earlier request is offered.
 *
 * @param read reads the form into the state that decides which fields there are.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, read: () => void): Draft {
  // Typing overwrites what is stored, but not what is offered.
  const [draft, setDraft] = useState<QuoteRequest | null>(null);
  useEffect(() => setDraft(loadDraft()), []);

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
    setDraft(null);
    if (form.current) keepDraft(readRequest(new FormData(form.current)));
    form.current?.querySelector('select')?.focus();
  };
  return { offered: draft !== null, restore, discard };
}
