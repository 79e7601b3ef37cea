import type { SectionOf } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Beside } from '../beside.tsx';

/** Credentials, each beside its icon, with lines between them. */
export default function Badges({ section }: { section: SectionOf<'badges'> }) {
  return (
    <Beside section={section}>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
        {section.badges.map(({ icon, label }) => (
          <li key={label} className="flex items-center gap-4 border-b border-line py-3 font-bold">
            <span className="cut-plate w-20">
              <Icon name={icon} className="size-7" />
            </span>
            {label}
          </li>
        ))}
      </ul>
    </Beside>
  );
}
