import { Link } from 'react-router';
import type { SectionOf } from '../content/schema.ts';
import { Beside } from './beside.tsx';

/** Points with a sentence each, ruled, beside the heading. */
export function Points({ section }: { section: SectionOf<'points'> }) {
  return (
    <Beside section={section}>
      <dl className="border-t border-line">
        {section.points.map(({ title, description, link }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[5fr_7fr]">
            <dt className="title-3">
              {link ? (
                <Link to={link} className="underline-offset-4 hover:underline">
                  {title}
                  <span aria-hidden="true" className="text-teal">
                    {' '}
                    →
                  </span>
                </Link>
              ) : (
                title
              )}
            </dt>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </Beside>
  );
}
