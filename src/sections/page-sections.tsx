import type { ComponentType, ReactNode } from 'react';
import type { ShownSection } from '../content/schema.ts';
import { Badges } from './badges.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Benefits } from './benefits.tsx';
import { Jobs } from './jobs.tsx';
import { KeyFacts } from './key-facts.tsx';
import { LinkList } from './link-list.tsx';
import { Places } from './places.tsx';
import { Plans } from './plans.tsx';
import { Points } from './points.tsx';
import { Process } from './process.tsx';
import { Questions } from './questions.tsx';
import { QuoteCall } from './quote-call.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Stats } from './stats.tsx';
import { Team } from './team.tsx';
import { Text } from './text.tsx';
import { Timeline } from './timeline.tsx';
import { Types } from './types.tsx';

type Kind = ShownSection['kind'];
interface BodyProps<Of extends Kind> {
  section: Extract<ShownSection, { kind: Of }>;
  /** A picture of a clean property, for the closing call. */
  picture: string | undefined;
  /** Whether the section is all that the page has below its first screen. */
  light: boolean;
}

/** Component of each kind of section; a missing kind does not compile. */
const bodies: { [Each in Kind]: (props: BodyProps<Each>) => ReactNode } = {
  'before-after': BeforeAfter,
  'key-facts': KeyFacts,
  cards: ServiceCards,
  benefits: Benefits,
  plans: Plans,
  process: Process,
  types: Types,
  points: Points,
  places: Places,
  badges: Badges,
  text: Text,
  timeline: Timeline,
  team: Team,
  jobs: Jobs,
  links: LinkList,
  questions: Questions,
  stats: Stats,
  reviews: Reviews,
  'quote-call': QuoteCall,
};

interface PageSectionsProps {
  sections: ShownSection[];
  /** Background of the first section. */
  first?: 'band' | 'ground';
  /** The picture of its first screen. */
  picture?: string | undefined;
}

/** A page's sections in the order of its record, alternating between the band and the ground. */
export function PageSections({ sections, first = 'band', picture }: PageSectionsProps) {
  const banded = first === 'band' ? 0 : 1;
  const clean = sections.find((section) => section.kind === 'before-after')?.pair ?? picture;
  const light = sections.length === 1;
  return sections.map((section, index) => {
    const { kind, heading } = section;
    const Body = bodies[kind] as ComponentType<BodyProps<typeof kind>>;
    return (
      <section key={heading} data-testid={kind} className={index % 2 === banded ? 'bg-band' : 'bg-ground'}>
        <Body section={section} picture={clean} light={light} />
      </section>
    );
  });
}
