import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkTo, SectionOf, ServiceCard } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { Pass } from '../../ui/pass.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Headed } from '../section-head.tsx';

/** A list of short features, each with the brand's slanted mark in front. */
export function Features({ features, className = '' }: { features: string[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-2.5 text-note ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex items-baseline gap-3">
          <Pass />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** @param small whether the list has room for one column only */
function CardText({ card, small }: { card: ServiceCard; small: boolean }) {
  return (
    <>
      <div>
        {card.kind && <p className="mb-2 text-sm font-semibold text-accent">{card.kind}</p>}
        <h3 className="title-3">{card.title}</h3>
        <p className="mt-2 mb-5 text-muted">{card.description}</p>
      </div>
      <div>
        <Features
          features={card.features}
          className={`gap-x-6 ${small || card.features.length === 1 ? '' : 'lg:grid-cols-2'}`}
        />
        {card.areas && <p className="mt-5 border-t border-line pt-4 text-note text-muted">{card.areas.join(' · ')}</p>}
        {card.link && (
          <p className="pt-6">
            <Link
              to={card.link}
              className="font-bold text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <span>{card.linkLabel}</span>
              <span className="sr-only">
                {' '}
                {site.blocks.about} {card.title}
              </span>
              <span aria-hidden="true"> →</span>
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

interface ServiceCardsProps {
  section: SectionOf<'cards'>;
  /** Link to the full list of services. */
  all?: LinkTo;
  /** Content below the cards. */
  children?: ReactNode;
}

/** Service cards: boxes if any has a picture, else columns below lines. The lists of a row begin level. */
export default function ServiceCards({ section, all, children }: ServiceCardsProps) {
  const pictured = section.cards.some(({ picture }) => picture);
  // Of four cards, or seven, the first leads, and rows of three follow.
  const leads = pictured && section.cards.length % 3 === 1;
  return (
    <Headed section={section} link={all}>
      <ul className={`grid gap-6 md:grid-cols-2 ${leads ? 'led lg:grid-cols-3' : ''}`}>
        {section.cards.map((card, index) => (
          <li
            key={card.title}
            className={`relative gap-y-0 grid grid-rows-subgrid ${pictured ? 'overflow-hidden rounded-xl border border-line bg-white row-span-3' : 'hung row-span-2'}`}
          >
            {card.picture && (
              <Picture
                id={card.picture}
                sizes={`(min-width: 48rem) ${leads && index === 0 ? 51 : 36}rem, 92vw`}
                decorative
                className="nears aspect-2/1 w-full overflow-hidden"
              />
            )}
            <div className={`gap-y-0 row-span-2 grid grid-rows-subgrid ${pictured ? 'p-inset' : 'pb-5'}`}>
              <CardText card={card} small={leads} />
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Headed>
  );
}
