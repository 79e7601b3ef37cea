import type { SectionOf } from '../../content/schema.ts';
import { Said } from '../certificate.tsx';
import { SectionHead } from '../section-head.tsx';
import { Unfold } from '../unfold.tsx';

/** Element id of the answer to a question, such as `what-does-it-cost`. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

/**
 * Questions as `<details>` in two columns, the first of each open. Find in page opens others;
 * without scripts or in print, all show.
 */
export default function Questions({ section }: { section: SectionOf<'questions'> }) {
  const half = Math.ceil(section.questions.length / 2);
  const rows = section.questions.map(({ question, answer, offers }, place) => (
    <details key={question} open={place % half === 0} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-6 py-4">
        <h3 className="title-3">{question}</h3>
        <Unfold />
      </summary>
      <p id={questionId(question)} className="max-w-reading scroll-mt-40 pb-6 text-muted">
        <Said description={answer} offers={offers} />
      </p>
    </details>
  ));
  return (
    <div className="wrap room-short">
      <SectionHead {...section} minor className="mb-8" />
      {/* Two separate columns, so that an open row leaves no gap in the other column. */}
      <div className="grid items-start gap-x-16 border-t border-line lg:grid-cols-2">
        <div>{rows.slice(0, half)}</div>
        <div>{rows.slice(half)}</div>
      </div>
    </div>
  );
}
