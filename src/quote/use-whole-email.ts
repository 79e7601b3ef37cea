import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Whether the element is the email field with an incomplete address. */
const isBad = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'email' && target.validity.typeMismatch;

/**
 * Shows the error of an incomplete email address below the field, because the browser's bubble covers the next field.
 *
 * @returns `bad`: the address is incomplete; `told`: the error shows, as the visitor left the field or tried to send;
 *   `check` reads the field again
 */
export function useWholeEmail(form: RefObject<HTMLFormElement | null>) {
  const [bad, setBad] = useState(false);
  const [told, setTold] = useState(false);
  const check = useCallback(() => {
    const now = isBad(form.current?.elements.namedItem('email') as Element | null);
    setBad(now);
    if (!now) setTold(false);
  }, [form]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const leave = ({ target }: Event) => {
      // No error line while a button is pressed: the line would move the button away. Sending shows the error instead.
      if (!form.current?.querySelector('button:active')) setTold((before) => before || isBad(target));
    };
    const refuse = (event: Event) => {
      if (!isBad(event.target)) return;
      event.preventDefault();
      event.target.focus();
      setTold(true);
    };
    form.current?.addEventListener('focusout', leave, { signal });
    // Listens in the capture phase, because `invalid` does not bubble.
    form.current?.addEventListener('invalid', refuse, { signal, capture: true });
    return () => controller.abort();
  }, [form]);
  return { bad, told: bad && told, check };
}
