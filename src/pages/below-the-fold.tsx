import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { loadBelowFold } from '../ui/load-below-fold.ts';

/**
 * What a page shows below its first screen. A visitor who follows a link sees the first screen at once, the rest is drawn after
 * it; on the first page, on Back and on the way to a section all of it has to be there at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [shown, setShown] = useState(useNavigationType() === 'POP' || hash !== '');
  useEffect(() => startTransition(() => setShown(true)), []);
  useEffect(() => (shown ? loadBelowFold() : undefined), [shown]);
  // Until then a screen's height keeps the footer out of sight.
  return shown ? children : <div style={{ height: '100vh' }} />;
}
