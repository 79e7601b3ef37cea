import { useEffect, useRef, useState } from 'react';
import { allServices, mainServices, navigation } from '../content/navigation.ts';
import { NavLink } from './nav-link.tsx';
import { usePopover } from './use-popover.ts';

const link =
  'flex min-h-11 items-center rounded-lg px-4 font-medium hover:bg-sand aria-[current]:bg-sand aria-[current]:text-teal';

/**
 * The six main services, and the way to all, under one button. A popover, so that click, touch, Enter and Escape work before the app is there; hover
 * is plain CSS. While only hovered it is laid out under the button, and once opened at the same place through its anchor. Browsers
 * without popovers (Safari 16, Firefox 124) show it while hovered or focused until the app is there.
 */
export function ServicesMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const open = usePopover(menu);
  // Escape closes what was clicked open by itself; what is only hovered has to be told.
  const [dismissed, setDismissed] = useState(false);
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, []);
  return (
    <div
      className="popover-menu services-menu relative"
      data-dismissed={dismissed || undefined}
      onPointerEnter={({ pointerType }) => {
        setHovered(pointerType === 'mouse');
        setDismissed(false);
      }}
      onPointerLeave={({ pointerType }) => {
        setHovered(false);
        // Clicked open it is no more than hovered: it goes with the mouse.
        if (pointerType === 'mouse') menu.current?.hidePopover?.();
      }}
    >
      <button
        type="button"
        popoverTarget="services-menu"
        aria-expanded={open === undefined ? undefined : open || (hovered && !dismissed)}
        className="flex min-h-11 items-center gap-1.5 rounded-md bar-item font-semibold hover:text-teal"
      >
        {navigation.services}
        <svg aria-hidden="true" viewBox="0 0 12 8" className="w-2.5 fill-none stroke-current stroke-2">
          <path d="m1 1.500 5 5 5-5" />
        </svg>
      </button>
      <div
        ref={menu}
        id="services-menu"
        popover="auto"
        className="services-list"
        // For browsers without anchors (Safari before 26).
        onBeforeToggle={({ currentTarget: { style, parentElement } }) =>
          style.setProperty('--left', `${parentElement?.getBoundingClientRect().left}px`)
        }
      >
        <div className="min-w-64 rounded-xl border border-line bg-white p-2 shadow-card">
          <ul className="mb-2 grid gap-0.5 border-b border-line pb-2">
            {mainServices.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink to={allServices.to} className={link}>
            {allServices.label}
          </NavLink>
        </div>
      </div>
    </div>
  );
}
