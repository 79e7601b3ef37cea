import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll behavior: smooth, or instant for visitors who ask for reduced motion. */
export function glide(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Milliseconds between arriving on a page and scrolling to its `#section`. */
const sectionDelay = 100;

/** Session storage key of the scroll positions, which Back needs for pages visited before a reload. */
const storageKey = 'places';
/** Scroll positions in pixels, by the key of each history entry. */
let places: Record<string, number> = {};

/** Lets the browser restore the scroll position between documents; the app does so between pages of one document. */
function keepPlaces(): void {
  const enter = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {}
  };
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {}
  enter();
  // Wait one task, because WebKit restores the scroll position only after this event.
  addEventListener('pageshow', () => setTimeout(enter));
  addEventListener('pagehide', leave);
}

/** Scrolls on navigation: to the top of a new page, 100 ms later to any `#section`; on Back, to the old position. */
export function Scrolling() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // Do not scroll on hydration.
    if (before === null) return;
    const toSection = (behavior: ScrollBehavior) => {
      const section = document.getElementById(hash.slice(1));
      section?.closest('details')?.setAttribute('open', '');
      section?.scrollIntoView({ behavior });
      // As links without the app do: the next Tab goes on from the section. Back and Forward keep the focus.
      if (type === 'POP') return;
      section?.setAttribute('tabindex', '-1');
      section?.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
    };
    if (type === 'POP') {
      if (hash && places[key] === undefined) toSection('instant');
      else window.scrollTo({ top: places[key] ?? 0, behavior: 'instant' });
    } else if (!hash) {
      window.scrollTo({ top: 0, behavior: glide() });
    } else if (before === pathname) {
      toSection(glide());
    } else {
      // A new page shows its top first.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const timer = setTimeout(() => toSection(glide()), sectionDelay);
      return () => clearTimeout(timer);
    }
  }, [pathname, hash, key, type]);

  // A layout effect, to stop listening before a shorter next page scrolls up, which would overwrite this position.
  useLayoutEffect(() => {
    const note = () => {
      places[key] = window.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
  useEffect(keepPlaces, []);

  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    // Focus the heading, so that screen readers announce the page; Back and Forward keep the focus.
    if (type === 'POP') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}
