import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetDraft, keepDraft, loadDraft } from './draft.ts';
import { emptyRequest, fieldNames, isSame, makeRequest, type QuoteRequest, readRequest } from './model.ts';

/**
 * Puts a request into the form.
 *
 * @param read reads the form into the state that decides which fields are shown
 */
export function writeRequest(form: HTMLFormElement, request: QuoteRequest, read: () => void): void {
  // Twice: choosing "other" adds a description field, which the second round fills.
  for (let round = 0; round < 2; round += 1) {
    for (const name of fieldNames) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control) control.value = request[name];
    }
    flushSync(read);
  }
}

/** The prerendered form, with what was typed into it before hydration. */
interface EarlyForm {
  form: HTMLFormElement;
  request: QuoteRequest;
  /** Id of the focused field, or empty. */
  focused: string;
}

/** Reads the form that is in the page now; `null` if there is none. */
function readEarlyForm(): EarlyForm | null {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[method=post]');
  return form && { form, request: readRequest(new FormData(form)), focused: document.activeElement?.id ?? '' };
}

/** The current request, with empty fields filled from an earlier one. */
function merge(now: QuoteRequest, earlier: QuoteRequest | null): QuoteRequest {
  return makeRequest((field) => now[field] || (earlier?.[field] ?? ''));
}

/**
 * Keeps typed values through a reload, Back or a crash of the tab. The form still starts empty and offers the earlier
 * request.
 *
 * @param read reads the form into the state that decides which fields are shown
 * @param underWay whether a request is being sent, has failed or has arrived; the draft is then filled in unasked
 * @returns `offered`, the earlier request, which `restore` fills in and `discard` deletes; `keep` stores the form's
 *   values, with empty fields filled from the offered request, and `endOffer` without; `focusNext` moves the focus to
 *   the first missing answer
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, read: () => void, underWay: boolean) {
  const [draft, setDraft] = useState<QuoteRequest | null>(null);
  // Read now, because React replaces a form that an extension or translator has changed, and the text in it is lost.
  const [early] = useState(readEarlyForm);

  const valuesNow = () => readRequest(new FormData(form.current ?? undefined));
  /** Fills the form with `request`, offers `offered`, and stores both, because a reload clears the form. */
  const show = (request: QuoteRequest, offered: QuoteRequest | null) => {
    if (form.current) writeRequest(form.current, request, read);
    setDraft(offered);
    keepDraft(merge(request, offered));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form mounts
  useEffect(() => {
    const kept = loadDraft();
    setDraft(kept);
    // In a microtask, because `writeRequest` uses `flushSync`, which React does not allow inside an effect.
    if (kept && underWay) queueMicrotask(() => show(merge(valuesNow(), kept), null));
    else if (early && early.form !== form.current) {
      queueMicrotask(() => {
        show(early.request, kept);
        document.getElementById(early.focused)?.focus();
      });
    } else if (early && !isSame(early.request, emptyRequest)) keepDraft(merge(early.request, kept));
  }, []);
  // Store the offered request too, or another reload would lose it.
  const keep = useCallback(() => {
    if (form.current) keepDraft(merge(readRequest(new FormData(form.current)), draft));
  }, [form, draft]);

  /** Moves the focus to the first missing answer, or else to the submit button. */
  const focusNext = () =>
    form.current?.querySelector<HTMLElement>(':is(input, select):invalid, [type=submit]')?.focus();
  const restore = () => {
    show(merge(valuesNow(), draft), null);
    focusNext();
  };
  const discard = () => {
    forgetDraft();
    show(valuesNow(), null);
    form.current?.querySelector('select')?.focus();
  };
  /** On sending: from then on the draft is the sent request alone, with what was typed before hydration. */
  const endOffer = () => {
    setDraft(null);
    keepDraft(valuesNow());
  };
  return { offered: draft, restore, discard, keep, endOffer, focusNext };
}
