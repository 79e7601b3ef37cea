import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { loadBelowFold } from '../ui/load-below-fold.ts';

/**
 * The part of a page below its first screen. After a followed link it renders second, so that the first screen shows sooner; on the
 * first page, on Back and with a `#section` it renders at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [shown, setShown] = useState(useNavigationType() === 'POP' || hash !== '');
  useEffect(() => startTransition(() => setShown(true)), []);
  useEffect(() => (shown ? loadBelowFold() : undefined), [shown]);
  // A screen's height keeps the footer out of sight meanwhile.
  return shown ? children : <div style={{ height: '100vh' }} />;
}
