import { type PointerEvent, useRef } from 'react';
import { allServices, mainServices, navigation } from '../content/navigation.ts';
import { NavLink } from './nav-link.tsx';
import { usePopover } from './use-popover.ts';

const link =
  'flex min-h-11 items-center rounded-lg px-4 font-medium hover:bg-sand aria-[current]:bg-sand aria-[current]:text-teal';

/**
 * The six main services, and the way to all, under one button. A popover, so that click, touch, Enter and Escape work before the
 * app is there. The app opens it under a mouse; until then, and in browsers without popovers (Safari 16, Firefox 124), the style
 * sheet shows it while hovered or focused.
 */
export function ServicesMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const open = usePopover(menu);
  const underMouse = useRef(false);
  const follow = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    underMouse.current = type === 'pointerenter';
    menu.current?.togglePopover?.(underMouse.current);
  };
  return (
    <div className="popover-menu services-menu relative" onPointerEnter={follow} onPointerLeave={follow}>
      <button
        type="button"
        popoverTarget="services-menu"
        aria-expanded={open}
        // Under a mouse a click never closes it: it goes with the mouse.
        onClick={(event) => {
          if (!underMouse.current || event.detail === 0) return;
          event.preventDefault();
          menu.current?.togglePopover?.(true);
        }}
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
