import { type FocusEvent, type FormEvent, type RefObject, useCallback, useState } from 'react';

/** Whether the element is the email field with an incomplete address. */
const isBad = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  target.name === 'email' &&
  (target.validity.typeMismatch || target.validity.patternMismatch);

/**
 * Shows the error of an incomplete email address below the field, because the browser's bubble covers the next field.
 *
 * @returns `bad`: the address is incomplete; `told`: the error shows, as the visitor left the field or tried to send;
 *   `check` reads the field again; `listeners` are for the form
 */
export function useWholeEmail(form: RefObject<HTMLFormElement | null>) {
  const [bad, setBad] = useState(false);
  const [told, setTold] = useState(false);
  const check = useCallback(() => {
    const now = isBad(form.current?.elements.namedItem('email') as Element | null);
    setBad(now);
    if (!now) setTold(false);
  }, [form]);
  const onBlur = ({ target }: FocusEvent) => {
    // No error line while a button is pressed: the line would move the button away. Sending shows the error instead.
    if (!form.current?.querySelector('button:active')) setTold((before) => before || isBad(target));
  };
  const onInvalidCapture = (event: FormEvent) => {
    if (!isBad(event.target)) return;
    event.preventDefault();
    event.target.focus();
    setTold(true);
  };
  return { bad, told: bad && told, check, listeners: { onBlur, onInvalidCapture } };
}
