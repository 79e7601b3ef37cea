import type { Section } from '../content/schema.ts';
import { Badges } from './badges.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Benefits } from './benefits.tsx';
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

function Body({ section }: { section: Section }) {
  switch (section.kind) {
    case 'before-after':
      return <BeforeAfter section={section} />;
    case 'cards':
      return <ServiceCards section={section} />;
    case 'benefits':
      return <Benefits section={section} />;
    case 'plans':
      return <Plans section={section} />;
    case 'process':
      return <Process section={section} />;
    case 'types':
      return <Types section={section} />;
    case 'points':
      return <Points section={section} />;
    case 'places':
      return <Places section={section} />;
    case 'badges':
      return <Badges section={section} />;
    case 'text':
      return <Text section={section} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'team':
      return <Team section={section} />;
    case 'links':
      return <LinkList {...section} />;
    case 'questions':
      return <Questions section={section} />;
    case 'stats':
      return <Stats section={section} />;
    case 'reviews':
      return <Reviews section={section} />;
    case 'quote-call':
      return <QuoteCall section={section} />;
    default:
      // A kind that is not drawn does not compile.
      return section satisfies never;
  }
}

interface PageSectionsProps {
  sections: Section[];
  /** Ground of the first one. */
  first?: 'sand' | 'paper';
}

/** A page's sections in the order of its record, on sand and paper in turn. */
export function PageSections({ sections, first = 'sand' }: PageSectionsProps) {
  const sandy = first === 'sand' ? 0 : 1;
  return sections.map((section, index) => (
    <section key={section.heading} data-testid={section.kind} className={index % 2 === sandy ? 'bg-sand' : 'bg-paper'}>
      <Body section={section} />
    </section>
  ));
}
