import { useEffect, useRef } from 'react';
import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';
import { NavEntries } from './nav-link.tsx';
import { useAfterNavigation, usePopover } from './use-popover.ts';

function setBehind(inert: boolean): void {
  for (const behind of document.querySelectorAll<HTMLElement>('main, footer')) behind.inert = inert;
}

/**
 * The menu on small screens: a sheet below the top bar, so that the menu button there can close it.
 * The menu is a popover, to work before hydration. It stays open when a phone is turned and the wide bar appears.
 */
export function MobileMenu() {
  const { menu, names, headings } = site;
  const sheet = useRef<HTMLDivElement>(null);
  const open = usePopover(sheet);
  // Keep keyboard and screen readers out of the page behind the menu.
  useEffect(() => setBehind(Boolean(open)), [open]);
  // Remove `inert` at once, because the new page's heading cannot take the focus inside an inert `main`.
  useAfterNavigation(() => setBehind(false));
  return (
    <div className="popover-menu lg:contents">
      <button
        type="button"
        popoverTarget="menu"
        aria-expanded={open}
        aria-label={names.menu}
        data-tip=""
        className="-mr-2 grid size-12 place-items-center rounded-lg lg:not-aria-expanded:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 fill-none stroke-current stroke-2">
          <path d="M3 6h18M3 12h18M3 18h18" className="in-aria-expanded:hidden" />
          <path d="m5 5 14 14M19 5 5 19" className="not-in-aria-expanded:hidden" />
        </svg>
      </button>
      <div ref={sheet} id="menu" popover="auto" className="mobile-menu">
        <nav
          aria-label={names.menu}
          className="grid h-full content-start gap-4 overflow-y-auto overscroll-contain bg-ground p-5 pb-8"
        >
          <p className="pt-1 text-sm font-bold text-muted">{headings.services}</p>
          <ul className="-mx-3 -mt-3 grid">
            <NavEntries links={[...menu.services, menu.all]} />
          </ul>
          <div className="border-t border-line pt-3">
            <ul className="-mx-3 grid">
              <NavEntries links={menu.pages} />
            </ul>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={callHref} variant="outline" className="grow" label={callLabel} />
            <ButtonLink to="/contact" variant="quote" className="grow" label={menu.quoteLabel} />
          </div>
        </nav>
      </div>
    </div>
  );
}
