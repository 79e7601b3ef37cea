import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Runs `action` after every navigation to a page or section, but not after hydration. */
export function useAfterNavigation(action: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    action();
  });
}

/**
 * Opens and closes a menu by its buttons in browsers without popovers; `menus.css` reads the `aria-expanded` state.
 *
 * @returns a function that removes the listeners
 */
function openByHand(element: HTMLElement, setOpen: Dispatch<SetStateAction<boolean | undefined>>): () => void {
  const ended = new AbortController();
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest(`[popovertarget=${element.id}]`);
    if (button) setOpen((open) => !open && !button.hasAttribute('popovertargetaction'));
    else if (!element.contains(target as Element)) setOpen(false);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  setOpen(false);
  addEventListener('click', onClick, ended);
  addEventListener('keydown', onKey, ended);
  return () => ended.abort();
}

/**
 * Tracks whether a popover is open, even if it was opened before hydration, and closes it after navigation.
 *
 * @returns whether the popover is open; `undefined` before hydration, when the browser reports the state itself
 */
export function usePopover(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useAfterNavigation(() => {
    popover.current?.hidePopover?.();
    setOpen(false);
  });
  useEffect(() => {
    const { current } = popover;
    if (!current) return;
    if (!('popover' in current)) return openByHand(current, setOpen);
    const read = () => setOpen(current.matches(':popover-open'));
    read();
    current.addEventListener('toggle', read);
    return () => current.removeEventListener('toggle', read);
  }, [popover]);
  return open;
}
