import { Link } from 'react-router';
import type { SectionOf } from '../content/schema.ts';
import { questionId } from './question-id.ts';
import { SectionHead } from './section-head.tsx';

/** What decides before anything else, in one row; a title leads to the question that says more. */
export function KeyFacts({ section }: { section: SectionOf<'key-facts'> }) {
  return (
    <div className="wrap room">
      <SectionHead {...section} className="mb-8" />
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {section.facts.map(({ title, description, question }) => (
          <div key={title} className="border-t-2 border-teal pt-4">
            <dt className="title-3">
              {question ? (
                <Link to={`#${questionId(question)}`} className="underline-offset-4 hover:underline">
                  {title}
                  <span aria-hidden="true" className="text-teal">
                    {' '}
                    ↓
                  </span>
                </Link>
              ) : (
                title
              )}
            </dt>
            <dd className="mt-2 text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
