import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFastAndFree } from '../ui/connection.ts';

/** Whether to load pictures before they come into view: on wide screens, unless the connection is slow or metered. */
const hasRoom = () => matchMedia('(width >= 64rem)').matches && isFastAndFree();

/**
 * Loads the pictures below the first screen when the browser is idle, so that wide screens show no empty boxes.
 *
 * @returns a function that cancels the loading
 */
function loadBelowFold(): (() => void) | undefined {
  // Safari lacks requestIdleCallback; there, pictures load when the visitor scrolls to them.
  if (!hasRoom() || !('requestIdleCallback' in window)) return undefined;
  const request = requestIdleCallback(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')) {
      image.loading = 'eager';
      image.decoding = 'auto';
    }
  });
  return () => cancelIdleCallback(request);
}

/**
 * The part of a page below its first screen. When a visitor follows a link, this part renders after the first screen,
 * so that the first screen shows sooner. It renders at once on a visit's first page, on Back and for a `#section`.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [shown, setShown] = useState(useNavigationType() === 'POP' || hash !== '');
  useEffect(() => startTransition(() => setShown(true)), []);
  useEffect(() => (shown ? loadBelowFold() : undefined), [shown]);
  // Before this part renders, an empty box as high as the screen keeps the footer out of sight.
  return shown ? children : <div style={{ height: '100vh' }} />;
}
