import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { glide } from './glide.ts';

/** Milliseconds between arriving on a page and moving to the section that the link named. */
const sectionDelay = 100;

/** Kept in the tab as well: Back may lead to an entry from before a reload. */
const storageKey = 'places';
/** Where the visitor stood at each entry of the history, in pixels from the top. */
let places: Record<string, number> = {};

/** Between documents the browser knows the place; between the pages of one document the site keeps it. */
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
  // A task later: WebKit goes back to the place only after this event.
  addEventListener('pageshow', () => setTimeout(enter));
  addEventListener('pagehide', leave);
}

/** Where the visitor stands: a new page glides to its top, Back is at the old place, a section comes after its delay. */
export function Scrolling() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // Hydration leaves the page where it stands.
    if (before === null) return;
    const toSection = (behavior: ScrollBehavior) =>
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior });
    if (type === 'POP') {
      if (hash && places[key] === undefined) toSection('instant');
      else window.scrollTo({ top: places[key] ?? 0, behavior: 'instant' });
    } else if (!hash) {
      window.scrollTo({ top: 0, behavior: glide() });
    } else if (before === pathname) {
      toSection(glide());
    } else {
      // Who arrives sees the page's top first.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const timer = setTimeout(() => toSection(glide()), sectionDelay);
      return () => clearTimeout(timer);
    }
  }, [pathname, hash, key, type]);

  // Listening ends with the page: a shorter one that takes its place is scrolled too.
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
    // Those who do not see it are told that another page is shown; on Back and Forward the focus stays where it is.
    if (type === 'POP') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}
