import type { SectionOf } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Beside } from '../beside.tsx';
import { Said } from '../certificate.tsx';
import { Turned } from '../turned.tsx';

/** Benefits without boxes, each below its icon or, on phones, beside it; a picture fills the left half of a dark section. */
export default function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  const { benefits, picture } = section;
  const list = (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {benefits.map(({ icon, title, ...benefit }) => (
        <li key={title} className="grid grid-cols-[3.25rem_1fr] content-start border-t border-line pt-5 sm:grid-cols-1">
          <Icon name={icon} className="size-10 text-accent" />
          <div>
            <h3 className="title-3 sm:mt-4">{title}</h3>
            <p className="mt-2 text-note text-muted">
              <Said {...benefit} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
  if (!picture) return <Beside section={section}>{list}</Beside>;
  return (
    <Turned section={section} picture={picture} dark>
      {list}
    </Turned>
  );
}
