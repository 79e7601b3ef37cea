import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** Milliseconds between arriving on a page and moving to the section that the link named. */
const sectionDelay = 100;

function NotePlace({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    place.current = window.scrollY;
  }, [place]);
  return null;
}

function KeepPlace({ place }: { place: RefObject<number> }) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    const first = shown.current === null;
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (first) window.scrollTo({ top: place.current, behavior: 'instant' });
    if (first || samePage || type === 'POP' || !hash) return;
    // The router has already set off for the section; a visitor who arrives sees the page's top first.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => document.getElementById(hash.slice(1))?.scrollIntoView(), sectionDelay);
    return () => clearTimeout(timer);
  }, [pathname, hash, type, place]);
  return null;
}

function FocusHeading() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/**
 * Where the visitor stands: a new page from its top (smoothly, by the style sheet), the old place on Back, a section after its
 * delay. When the app takes the first page over, the router scrolls to the top; the parts around it put that right.
 */
export function Scrolling() {
  const place = useRef(0);
  useEffect(() => {
    document.documentElement.dataset.app = '';
  }, []);
  return (
    <>
      <NotePlace place={place} />
      <ScrollRestoration />
      <KeepPlace place={place} />
      <FocusHeading />
    </>
  );
}
