import { useRef } from 'react';
import { mainPages, mainServices, navigation } from '../content/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NavLink } from './nav-link.tsx';
import { useAfterNavigation } from './use-after-navigation.ts';

/** Lets the browser open and close the dialog by itself, before the app is there. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: 'menu' });

/** The menu of small screens: a modal sheet that rises under the thumb. Open, it stays when the phone is turned and the bar gets wide. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  useAfterNavigation(() => dialog.current?.close());
  // Browsers without invoker commands open and close it once the app has taken over.
  const byScript = (action: 'showModal' | 'close') => () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.[action]();
  };
  const link =
    'flex min-h-11 items-center rounded-lg px-3 font-[600] hover:bg-sand aria-[current]:bg-sand aria-[current]:text-teal';
  return (
    <>
      <button
        type="button"
        {...command('show-modal')}
        onClick={byScript('showModal')}
        aria-label={navigation.menu}
        aria-haspopup="dialog"
        className="-mr-2 grid size-12 place-items-center rounded-lg lg:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 fill-none stroke-current stroke-2">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </button>
      <dialog ref={dialog} id="menu" closedby="any" aria-label={navigation.menu} className="mobile-menu">
        <nav aria-label={navigation.menu} className="grid gap-4 p-5 pb-8">
          <div className="flex items-center justify-between">
            <p className="px-3 text-sm font-[650] text-muted">{navigation.services}</p>
            <button
              type="button"
              {...command('close')}
              onClick={byScript('close')}
              aria-label={navigation.closeMenu}
              className="grid size-12 place-items-center rounded-lg"
            >
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2">
                <path d="m5 5 14 14M19 5 5 19" />
              </svg>
            </button>
          </div>
          <ul className="-mt-3 grid grid-cols-2 gap-x-2">
            {mainServices.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className="grid border-t border-line pt-3">
            {mainPages.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ButtonLink to="/contact" look="quote">
            {navigation.quote}
          </ButtonLink>
        </nav>
      </dialog>
    </>
  );
}
