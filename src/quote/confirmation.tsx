import { useEffect, useRef } from 'react';
import { company } from '../company.ts';
import { quoteWords } from '../content/quote.ts';
import { callHref } from '../ui/contact-links.ts';
import { Pass } from '../ui/pass.tsx';

/**
 * What stands in the form's place once the request is with the company, until a reload.
 *
 * @param isNews whether the visitor was at the form: then it takes the focus
 */
export function Confirmation({ isNews }: { isNews: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: title, text, call } = quoteWords.confirmation;
  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isNews]);
  return (
    <div className="py-10">
      <Pass className="mb-6 h-4 w-10" />
      <h2 ref={heading} tabIndex={-1} className="title-2 outline-none">
        {title}
      </h2>
      <p className="mt-4 max-w-short text-lg text-muted">{text}</p>
      <p className="mt-6">
        {call}{' '}
        <a href={callHref} className="font-bold text-teal underline underline-offset-4">
          {company.phone}
        </a>
        .
      </p>
    </div>
  );
}
