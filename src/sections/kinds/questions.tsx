import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Said } from '../certificate.tsx';
import { QuoteLink } from '../quote-link.tsx';
import { Unfold } from '../unfold.tsx';

/** Element id of the answer to a question, such as `what-does-it-cost`. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

/**
 * Questions as `<details>` beside their heading and a quote button, the first two open. Find in page opens others;
 * without scripts or in print, all show.
 */
export default function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <Beside section={section} aside={<QuoteLink />}>
      <div className="border-t border-line">
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
    </Beside>
  );
}
