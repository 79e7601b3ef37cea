import { type RefObject, useEffect, useState } from 'react';
import { useAfterNavigation } from './use-after-navigation.ts';

/**
 * Follows a popover that the browser opens and closes by itself, also before the app is there, and closes it after navigation.
 *
 * @returns whether it is open; until the app is there nothing, since the browser itself says so of its button
 */
export function usePopover(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useAfterNavigation(() => popover.current?.hidePopover?.());
  useEffect(() => {
    const { current } = popover;
    if (!current || !('popover' in current)) return;
    const read = () => setOpen(current.matches(':popover-open'));
    read();
    current.addEventListener('toggle', read);
    return () => current.removeEventListener('toggle', read);
  }, [popover]);
  return open;
}
