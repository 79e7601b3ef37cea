import { flushSync } from 'react-dom';
import { fieldNames, type QuoteRequest, readRequest } from './model.ts';

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
export interface EarlyForm {
  form: HTMLFormElement;
  request: QuoteRequest;
  /** Id of the focused field, or empty. */
  focused: string;
}

/** Reads the form that is in the page now; `null` if there is none. */
export function readEarlyForm(): EarlyForm | null {
  const form = typeof document === 'undefined' ? null : document.querySelector('form');
  return form && { form, request: readRequest(new FormData(form)), focused: document.activeElement?.id ?? '' };
}
