import { type PointerEvent, useRef } from 'react';
import { site } from '../content/site.ts';
import { menuLink, NavEntries, NavLink } from './nav-link.tsx';
import { usePopover } from './use-popover.ts';

/**
 * A menu of the main services, with a link to all. It is a popover, so click, touch and keys open it before hydration.
 * Hover opens it too: before hydration through `menus.css`, then through this code, in browsers with popovers.
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
        // A mouse click does not close the menu, because hover has just opened it; it closes when the mouse leaves.
        onClick={(event) => {
          if (!underMouse.current || event.detail === 0) return;
          event.preventDefault();
          menu.current?.togglePopover?.(true);
        }}
        className="flex min-h-11 items-center gap-2 rounded-md px-bar font-semibold hover:text-accent"
      >
        {site.headings.services}
        <svg aria-hidden="true" viewBox="0 0 12 8" className="w-3 fill-none stroke-current stroke-2">
          <path d="m1 1.500 5 5 5-5" />
        </svg>
      </button>
      <div
        ref={menu}
        id="services-menu"
        popover="auto"
        className="services-list"
        // Sets the position in browsers without CSS anchors, such as Safari before 26.
        onBeforeToggle={({ currentTarget: { style, parentElement } }) =>
          style.setProperty('--left', `${parentElement?.getBoundingClientRect().left}px`)
        }
      >
        <div className="min-w-64 rounded-xl border border-line bg-white p-2 shadow-card">
          <ul className="mb-2 grid border-b border-line pb-2">
            <NavEntries links={site.menu.services} />
          </ul>
          <NavLink to={site.menu.all.to} className={menuLink}>
            {site.menu.all.label}
          </NavLink>
        </div>
      </div>
    </div>
  );
}
