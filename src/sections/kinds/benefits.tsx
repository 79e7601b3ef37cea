import type { SectionOf } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Beside } from '../beside.tsx';
import { Said } from '../certificate.tsx';

/** Benefits without boxes, each below its icon or, on phones, beside it. */
export default function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  return (
    <Beside section={section}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {section.benefits.map(({ icon, title, ...benefit }) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_1fr] content-start border-t-2 border-ink pt-5 sm:grid-cols-1"
          >
            <Icon name={icon} className="size-8 text-accent" />
            <div>
              <h3 className="title-3 sm:mt-4">{title}</h3>
              <p className="mt-2 text-note text-muted">
                <Said {...benefit} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Beside>
  );
}
