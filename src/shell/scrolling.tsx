import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { glide } from './glide.ts';

/** Milliseconds between arriving on a page and moving to the section that the link named. */
const sectionDelay = 100;

/** Notes where the visitor stands when a page is shown, before the router moves. */
function NotePlace({ place }: { place: RefObject<number> }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move is a new key
  useLayoutEffect(() => {
    place.current = window.scrollY;
  }, [key, place]);
  return null;
}

/** The router jumps: what it did to the page goes back unseen, and the move that is wanted is asked for. */
function Move({ place }: { place: RefObject<number> }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move is a new key
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const takeOver = before === null;
    // Back and Forward are where they were at once, as the router has left them.
    if (type === 'POP' && !takeOver) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    if (takeOver) return;
    const section = () => document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: glide() });
    if (!hash) {
      window.scrollTo({ top: 0, behavior: glide() });
    } else if (before === pathname) {
      section();
    } else {
      // Who arrives sees the page's top first.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const timer = setTimeout(section, sectionDelay);
      return () => clearTimeout(timer);
    }
  }, [key, place]);
  return null;
}

/** Tells those who do not see it that another page is shown. On Back and Forward the focus stays where it is. */
function FocusHeading() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === 'POP') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}

/** Where the visitor stands: a new page glides to its top, Back is at the old place, a section comes after its delay. */
export function Scrolling() {
  const place = useRef(0);
  return (
    <>
      <NotePlace place={place} />
      <ScrollRestoration />
      <Move place={place} />
      <FocusHeading />
    </>
  );
}
