import { Link } from 'react-router';
import type { SectionOf } from '../content/schema.ts';
import { Beside } from './beside.tsx';
import { questionId } from './question-id.ts';

/** What decides before anything else, in one row; a title leads to the question that says more. */
export function KeyFacts({ section }: { section: SectionOf<'key-facts'> }) {
  return (
    <Beside section={section}>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {section.answers.map(({ title, description, question }) => (
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
    </Beside>
  );
}
