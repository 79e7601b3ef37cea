import { type RefObject, useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, loadDraft } from './draft.ts';
import { readEarlyForm, writeRequest } from './form-values.ts';
import { makeRequest, type QuoteRequest, readRequest } from './model.ts';

interface Draft {
  /** The earlier request that waits to be restored or discarded. */
  offered: QuoteRequest | null;
  restore: () => void;
  discard: () => void;
  /** Keeps what the form holds now, and of an offered request what the form has not. */
  keep: () => void;
}

/** A request, and where it has nothing, what an earlier one had. */
function merge(now: QuoteRequest, earlier: QuoteRequest | null): QuoteRequest {
  return makeRequest((field) => now[field] || (earlier?.[field] ?? ''));
}

/**
 * Keeps what is typed through a reload, Back or a crash of the tab. The form still starts empty: the earlier request is offered.
 *
 * @param read reads the form into the state that decides which fields there are.
 * @param underWay whether the earlier request is on its way or has just failed: then its words stand in the form as they did
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, read: () => void, underWay: boolean): Draft {
  const [draft, setDraft] = useState<QuoteRequest | null>(null);
  // Read while the form is the one that the page came with: where a translator or an extension changed the page, React renders it again.
  const [early] = useState(readEarlyForm);

  const valuesNow = () => readRequest(new FormData(form.current ?? undefined));
  /** What the form shows and what is offered, kept as well: in the tab it outlives the form. */
  const show = (request: QuoteRequest, offered: QuoteRequest | null) => {
    if (form.current) writeRequest(form.current, request, read);
    setDraft(offered);
    keepDraft(merge(request, offered));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => {
    const kept = loadDraft();
    setDraft(kept);
    // The form is still being drawn: what it shows can be changed when that is done.
    if (kept && underWay) queueMicrotask(() => show(merge(valuesNow(), kept), null));
    else if (early && early.form !== form.current) {
      queueMicrotask(() => {
        show(early.request, kept);
        document.getElementById(early.focused)?.focus();
      });
    }
  }, []);
  // While the earlier request is only offered, another reload must not lose it.
  const keep = useCallback(() => {
    if (form.current) keepDraft(merge(readRequest(new FormData(form.current)), draft));
  }, [form, draft]);

  const restore = () => {
    show(merge(valuesNow(), draft), null);
    form.current?.querySelector<HTMLElement>(':is(input, select):invalid, [type=submit]')?.focus();
  };
  const discard = () => {
    forgetDraft();
    show(valuesNow(), null);
    form.current?.querySelector('select')?.focus();
  };
  return { offered: draft, restore, discard, keep };
}
