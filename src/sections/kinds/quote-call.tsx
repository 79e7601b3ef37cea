import type { SectionOf } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Call } from '../call.tsx';
import { Said } from '../certificate.tsx';
import { Comparison } from '../comparison.tsx';
import { Review } from '../review.tsx';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';

interface QuoteCallProps {
  section: SectionOf<'quote-call'>;
  /** Picture if the section names none; shown above the words. */
  picture?: string | undefined;
  /** Light background, for a call that is the only section in its list. */
  light?: boolean;
}

/**
 * The call for a quote: buttons and up to three facts or, if light, facts, a review and buttons. A pair stands beside
 * the words, a picture above them; beside a picture's words, the facts or, without any, the buttons.
 */
export default function QuoteCall({ section, light = false, ...page }: QuoteCallProps) {
  const { facts, quoteLabel, link, pair, heading, review } = section;
  const picture = pair ? undefined : (section.picture ?? page.picture);
  const buttons = (
    <div className="buttons">
      <ButtonLink to="/contact" variant="quote" label={quoteLabel} />
      {link ? <ButtonLink {...link} variant="outline" /> : <Call />}
    </div>
  );
  const list = facts && (
    <dl
      className={picture ? 'max-lg:mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-20' : light ? '' : 'mt-10'}
    >
      {facts.map(({ title, link: page, ...fact }) => (
        <div key={title} className="border-t border-line py-3">
          <dt className="font-bold">
            <TitleLink title={title} to={page} />
          </dt>
          <dd className="text-note text-muted">
            <Said {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div
      className={`closing relative isolate overflow-hidden ${light ? 'bg-band' : 'on-dark bg-dark'} ${picture ? 'topped' : ''}`}
    >
      {picture && <Picture id={picture} sizes="100vw" decorative className="cut-picture" />}
      <div className="cut-ground" />
      <div className="wrap room grid gap-x-16 lg:grid-cols-[8fr_7fr] lg:grid-rows-[auto_1fr]">
        <SectionHead {...section} />
        {pair && (
          <div className="max-lg:mt-8 lg:row-span-2">
            <Comparison pair={pair} heading={heading} sizes="(min-width: 64rem) 81rem, 92vw" />
          </div>
        )}
        <div className={`mt-8 ${picture && !facts ? 'lg:pt-12' : 'lg:col-start-1'}`}>
          {!light && buttons}
          {!picture && list}
          {light && (
            <div className="mt-8 grid gap-y-8">
              {review && <Review review={review} className="text-review" />}
              {buttons}
            </div>
          )}
        </div>
        {picture && list}
      </div>
    </div>
  );
}
