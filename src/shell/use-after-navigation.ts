import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs `action` after every navigation to a page or section, but not after hydration. */
export function useAfterNavigation(action: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    action();
  });
}
