import type { SectionOf } from '../../content/schema.ts';
import { Said } from '../certificate.tsx';
import { QuoteLink } from '../quote-link.tsx';
import { SectionHead } from '../section-head.tsx';
import { Unfold } from '../unfold.tsx';

/** Element id of the answer to a question, such as `what-does-it-cost`. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

/** Questions as `<details>`, the first two open. Find in page opens others; without scripts or in print, all show. */
export default function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <div className="wrap room-short grid gap-y-8 lg:grid-cols-[1fr_auto]">
      <SectionHead {...section} minor />
      <QuoteLink />
      <div className="col-span-full grid content-start gap-x-16 border-t border-line lg:grid-cols-2">
        {section.questions.map(({ question, answer, offers }, place) => (
          <details key={question} open={place < 2} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-6 py-4">
              <h3 className="title-3">{question}</h3>
              <Unfold />
            </summary>
            <p id={questionId(question)} className="max-w-reading scroll-mt-40 pb-6 text-muted">
              <Said description={answer} offers={offers} />
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
