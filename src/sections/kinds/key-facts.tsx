import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Said } from '../certificate.tsx';
import { QuoteLink } from '../quote-link.tsx';
import { Review } from '../review.tsx';
import { TitleLink } from '../title-link.tsx';
import { questionId } from './questions.tsx';

/** Facts that decide a purchase, side by side, above a review; a title may link to a question's answer on the page. */
export default function KeyFacts({ section }: { section: SectionOf<'key-facts'> }) {
  return (
    <Beside section={section} aside={<QuoteLink />}>
      <div className="grid gap-y-10">
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {section.answers.map(({ title, question, ...answer }) => (
            <div key={title} className="border-t-2 border-accent pt-4">
              <dt className="title-3">
                <TitleLink title={title} to={question && `#${questionId(question)}`} />
              </dt>
              <dd className="mt-2 text-muted">
                <Said {...answer} />
              </dd>
            </div>
          ))}
        </dl>
        {section.review && <Review review={section.review} className="text-review" />}
      </div>
    </Beside>
  );
}
