import { type RefObject, useEffect, useRef, useState } from 'react';
import { isUnderWay } from '../delivery.ts';
import { type AddressSearch, loadSearch, type Suggestion } from './search.ts';

/** Debounce of the lookup, in milliseconds. */
const pause = 200;

/** Suggestions for the address typed into `input`; none without a Google key, a network connection or an answer. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const lookUp = useRef<AddressSearch>(undefined);
  // Answers can arrive out of order: only the answer to the last lookup counts.
  const question = useRef(0);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (list: Suggestion[]) => {
    setSuggestions(list);
    setActive(-1);
  };
  const close = () => {
    question.current += 1;
    clearTimeout(timer.current);
    show([]);
  };
  const search = (text: string) => {
    close();
    if (text.trim() === '') return;
    const asked = question.current;
    timer.current = window.setTimeout(async () => {
      const found = await lookUp.current?.(text).catch(() => []);
      if (found && asked === question.current) show(found);
    }, pause);
  };
  const load = () => {
    if (lookUp.current) return;
    loadSearch()?.then(
      (loaded) => {
        lookUp.current = loaded;
        // Look up the text typed while loading.
        const { current } = input;
        if (current && current === document.activeElement) search(current.value);
      },
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form mounts
  useEffect(load, []);
  const write = (address: string) => {
    if (!input.current) return;
    input.current.value = address;
    // Fire an event, because the form reads its fields on input.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    close();
  };
  const choose = async (index: number) => {
    const chosen = suggestions[index];
    if (!chosen) return;
    write(chosen.text);
    const address = await chosen.choose().catch(() => chosen.text);
    // Keep text typed after the choice, and a request as it is being sent.
    if (input.current?.value === chosen.text && address !== chosen.text && !isUnderWay()) write(address);
  };
  const move = (step: number) => {
    const last = suggestions.length - 1;
    setActive((now) => (now + step > last ? 0 : now + step < 0 ? last : now + step));
  };

  return { suggestions, active, load, search, move, choose, close };
}
