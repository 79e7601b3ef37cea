import type { SectionOf } from '../../content/schema.ts';
import { Said } from '../certificate.tsx';
import { QuoteLink } from '../quote-link.tsx';
import { Review } from '../review.tsx';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';
import { questionId } from './questions.tsx';

/** Facts that decide a purchase, and a quote button below them; a title may link to a question's answer. */
export default function KeyFacts({ section }: { section: SectionOf<'key-facts'> }) {
  return (
    <div className="wrap room-short grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr]">
      <SectionHead {...section} minor />
      <div className="grid content-start gap-y-8 lg:row-span-2">
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {section.answers.map(({ title, question, ...answer }) => (
            <div key={title} className="hung">
              <dt className="title-3">
                <TitleLink title={title} to={question && `#${questionId(question)}`} />
              </dt>
              <dd className="mt-2 text-muted">
                <Said {...answer} />
              </dd>
            </div>
          ))}
        </dl>
        <QuoteLink />
      </div>
      {section.review && <Review review={section.review} className="text-2xl" />}
    </div>
  );
}
