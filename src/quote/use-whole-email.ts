import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Whether the element is an e-mail address that is written, but not whole. */
const isBad = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'email' && target.validity.typeMismatch;

interface WholeEmail {
  /** Whether an address is written, but not whole. */
  bad: boolean;
  /** Whether to say so at the field: the visitor has left it, or tried to send. */
  told: boolean;
  /** Looks at the field again. */
  check: () => void;
}

/** Says what an e-mail address lacks in words at the field, in place of the browser's bubble, which covers the next one. */
export function useWholeEmail(form: RefObject<HTMLFormElement | null>): WholeEmail {
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
      // The line would move the button away from under the press; the press itself tells it.
      if (!form.current?.querySelector('button:active')) setTold((before) => before || isBad(target));
    };
    const refuse = (event: Event) => {
      if (!isBad(event.target)) return;
      event.preventDefault();
      event.target.focus();
      setTold(true);
    };
    form.current?.addEventListener('focusout', leave, { signal });
    // It does not bubble.
    form.current?.addEventListener('invalid', refuse, { signal, capture: true });
    return () => controller.abort();
  }, [form]);
  return { bad, told: bad && told, check };
}
