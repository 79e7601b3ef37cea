import type { ReactNode } from 'react';
import type { Hero as HeroWords } from '../content/schema.ts';
import { trust } from '../trust.ts';
import { Picture } from '../ui/picture.tsx';
import { FirstButtons } from './first-buttons.tsx';
import sheet from './wide-hero.css?inline';

interface HeroProps {
  hero: HeroWords;
  /** Breadcrumbs above the heading. */
  breadcrumbs: ReactNode;
  /** Label of the call button, in place of the number. */
  callLabel?: string;
  /** Content below the buttons. */
  children?: ReactNode;
  /** Leaves room for a card that overlaps the bottom; no picture on phones, so that the card is in sight. */
  deep?: boolean;
  /** On wide screens, sets the picture above the words, as wide as the page. */
  wide?: boolean | undefined;
}

/** First screen: words on a plain background with a slanted edge, beside the picture or, on phones, below it. */
export function Hero({ hero, breadcrumbs, callLabel, children, deep = false, wide = false }: HeroProps) {
  return (
    <section
      className={`hero on-dark relative isolate flex items-end overflow-hidden bg-dark${deep ? ' hero-low lg:[--beyond:8rem]' : wide ? ' wide' : ' lg:min-h-120'}`}
    >
      {wide && (
        <style href="wide-hero" precedence="default">
          {sheet}
        </style>
      )}
      <Picture
        id={hero.picture}
        {...(hero.fallback && { fallback: hero.fallback })}
        sizes={wide ? '100vw' : '(min-width: 48rem) max(72vw, 81rem), 100vw'}
        first={!deep}
        partOnPhones
        decorative
        className="hero-picture cut-picture"
      />
      <div className="cut-ground" />
      <div
        className={`wrap pt-[calc(var(--cut-picture)+0.8rem)] ${deep ? 'pb-36 md:pt-6' : 'pb-10 md:pt-12 md:pb-16 lg:pt-20'}`}
      >
        {breadcrumbs}
        {(hero.quoteLabel || deep) && trust && (
          <p className={`mb-3 text-note font-semibold md:mb-4 ${deep ? 'lg:hidden' : ''}`}>{trust}</p>
        )}
        <h1 className={`max-w-title ${deep ? 'title-2' : 'title-1'}`}>{hero.heading}</h1>
        <div>
          <p className="beside-cut mt-3 max-w-intro leading-relaxed md:mt-5 md:text-lg/relaxed">{hero.lead}</p>
          {hero.quoteLabel && <FirstButtons label={hero.quoteLabel} callLabel={callLabel} />}
          {children}
        </div>
      </div>
    </section>
  );
}
