import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Said } from '../certificate.tsx';
import { TitleLink } from '../title-link.tsx';

/** Points with a sentence each, ruled, beside the heading. */
export default function Points({ section }: { section: SectionOf<'points'> }) {
  return (
    <Beside section={section}>
      <dl className="border-t border-line">
        {section.points.map(({ title, link, ...point }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[5fr_7fr]">
            <dt className="title-3">
              <TitleLink title={title} to={link} />
            </dt>
            <dd className="text-muted">
              <Said {...point} />
            </dd>
          </div>
        ))}
      </dl>
    </Beside>
  );
}
