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
 * Says, where scripts are off or the app cannot be loaded, that the form cannot be sent, and what can be done instead.
 *
 * @param hydrated until then the second note shows when the boot script could not load the app, and when nothing has come for long
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
