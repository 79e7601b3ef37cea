import { useEffect, useRef } from 'react';
import { company } from '../company.ts';
import { fillIn } from '../content/facts.ts';
import { quoteWords } from '../content/quote.ts';
import { callHref, letterHref, textHref } from '../ui/contact-links.ts';
import { Icon } from '../ui/icon.tsx';
import { Plates } from '../ui/plates.tsx';
import { answersOf, type QuoteRequest } from './model.ts';

const link = 'font-bold text-accent underline underline-offset-4';

interface ConfirmationProps {
  /** The request that was sent. */
  request: QuoteRequest;
  /** Whether the confirmation has just replaced the form on screen: then its heading takes the focus. */
  isNews: boolean;
}

/** Confirmation of a sent request; it replaces the form until a reload. */
export function Confirmation({ request, isNews }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: title, text, steps, sent, photos, call } = quoteWords.confirmation;
  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus({ preventScroll: true });
    // The page's top and, on low screens, further down.
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isNews]);
  return (
    <div className="py-4">
      <span className="mb-5 inline-flex rounded-full bg-accent p-2 text-white">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="title-minor outline-none">
        {title}
      </h2>
      <p className="mt-4 max-w-short text-lg text-muted">{text}</p>
      <div className="mt-8">
        <Plates items={steps.map(({ title, text }, index) => ({ mark: index + 1, title, description: text }))} />
      </div>
      <h3 className="title-3 mt-8">{sent}</h3>
      <dl className="mt-3">
        {answersOf(request).map(({ label, words }) => (
          <div key={label} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-note text-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        {photos.ask}{' '}
        <a href={letterHref(fillIn(photos.subject, { business: request.businessName }))} className={link}>
          {photos.mail}
        </a>
        {company.takesTexts && (
          <>
            {' '}
            <a href={textHref} className={link}>
              {photos.text}
            </a>
          </>
        )}
        .
      </p>
      <p className="mt-3">
        {call}{' '}
        <a href={callHref} className={link}>
          {company.phone}
        </a>
        .
      </p>
    </div>
  );
}
