import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs `action` after every move to a page or section, but not when the app takes the first page over. */
export function useAfterNavigation(action: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    action();
  });
}
