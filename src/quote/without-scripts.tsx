import { site } from '../../site.config.ts';
import { quoteWords } from '../content/quote.ts';
import { callHref, mailHref } from '../ui/contact-links.ts';

/** Says, where scripts are off, that the form cannot be sent, and what can be done instead. */
export function WithoutScripts() {
  return (
    <noscript>
      <p className="mb-6 rounded-lg border-l-4 border-alarm bg-[#fdf1ee] p-5">
        {quoteWords.withoutScripts} <a href={callHref}>{site.phone}</a>, <a href={mailHref}>{site.email}</a>
      </p>
    </noscript>
  );
}
