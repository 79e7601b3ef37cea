import { company } from '../company.ts';
import { quoteWords } from '../content/quote.ts';
import { callHref, mailHref } from '../ui/contact-links.ts';

const note = 'mb-6 rounded-lg border-l-4 border-alarm bg-alarm-tint p-5';

const ways = (
  <>
    <a href={callHref}>{company.phone}</a>, <a href={mailHref}>{company.email}</a>
  </>
);

/**
 * Says that the form cannot be sent, because scripts are off or the app did not load, and gives phone and email.
 *
 * @param hydrated whether the app runs; if not, the second note shows when loading the app fails, or after 15 s
 */
export function WithoutScripts({ hydrated }: { hydrated: boolean }) {
  return (
    <>
      <noscript>
        <p className={note}>
          {quoteWords.withoutScripts} {ways}
        </p>
      </noscript>
      {!hydrated && (
        <p role="alert" data-without-app className={`without-app ${note}`}>
          {quoteWords.withoutApp} {ways}
        </p>
      )}
    </>
  );
}
