import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { discardDraft, keepDraft, loadDraft } from './draft.ts';
import { fieldNames, type QuoteRequest, readRequest } from './model.ts';

interface Draft {
  /** Whether an earlier request waits to be restored or discarded. */
  offered: boolean;
  restore: () => void;
  discard: () => void;
  /** Keeps what the form holds now. */
  keep: (request: QuoteRequest) => void;
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
  const draft = useRef<QuoteRequest>(null);
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    draft.current = loadDraft();
    setOffered(draft.current !== null);
  }, []);

  const restore = () => {
    const { current } = form;
    if (!current || !draft.current) return;
    fill(current, draft.current);
    // The choices are in: now the descriptions that they ask for are there to be filled.
    flushSync(read);
    fill(current, draft.current);
    flushSync(() => {
      read();
      setOffered(false);
    });
    keepDraft(readRequest(new FormData(current)));
    current.querySelector<HTMLElement>(':is(input, select):invalid, [type=submit]')?.focus();
  };
  const discard = () => {
    draft.current = null;
    discardDraft();
    setOffered(false);
    if (form.current) keepDraft(readRequest(new FormData(form.current)));
    form.current?.querySelector('select')?.focus();
  };
  return { offered, restore, discard, keep: keepDraft };
}
