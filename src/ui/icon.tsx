import icons from 'virtual:icons';
import type { IconName } from '../content/schema.ts';

/** One icon of the set, 1.5rem unless `className` sizes it; screen readers read only the words beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-6 shrink-0 ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
