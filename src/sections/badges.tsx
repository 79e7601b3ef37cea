import type { SectionOf } from '../content/schema.ts';
import { Icon } from '../ui/icon.tsx';
import { SectionHead } from './section-head.tsx';

/** Credentials in a ruled row. */
export function Badges({ section }: { section: SectionOf<'badges'> }) {
  const columns = section.badges.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <div className="wrap room-short">
      <SectionHead {...section} className="mb-8" />
      <ul className={`grid gap-x-10 border-t border-line sm:grid-cols-2 ${columns}`}>
        {section.badges.map(({ icon, label }) => (
          <li key={label} className="flex items-center gap-4 border-b border-line py-5 font-bold">
            <Icon name={icon} className="size-7 text-teal" />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
