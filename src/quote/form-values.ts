import { flushSync } from 'react-dom';
import { fieldNames, type QuoteRequest, readRequest } from './model.ts';

/**
 * Puts a request into the form.
 *
 * @param read reads the form into the state that decides which fields there are
 */
export function writeRequest(form: HTMLFormElement, request: QuoteRequest, read: () => void): void {
  // Twice: a choice brings the field of its description, which is filled then.
  for (let round = 0; round < 2; round += 1) {
    for (const name of fieldNames) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control) control.value = request[name];
    }
    flushSync(read);
  }
}

/** The form that the page came with, and what was typed into it before the app was there. */
export interface EarlyForm {
  form: HTMLFormElement;
  request: QuoteRequest;
  /** Name of the field that has the focus, or empty. */
  focused: string;
}

/** Reads the form that is in the page now; nothing where there is none. */
export function readEarlyForm(): EarlyForm | null {
  const form = typeof document === 'undefined' ? null : document.querySelector('form');
  return form && { form, request: readRequest(new FormData(form)), focused: document.activeElement?.id ?? '' };
}
