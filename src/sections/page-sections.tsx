import type { ReactNode } from 'react';
import type { ShownSection } from '../content/schema.ts';

interface BodyProps {
  section: ShownSection;
  /** A picture of a clean property, for the closing call. */
  picture: string | undefined;
  /** Whether the section is the only one in the list, as on short location pages. */
  light: boolean;
  /** On a city's page, the map beside the list of places. */
  map: ReactNode;
}

/** Component of each kind of section, by the path of its file. */
const bodies = import.meta.glob<(props: BodyProps) => ReactNode>('./kinds/*.tsx', { eager: true, import: 'default' });

/** A page's sections in the order of its record, on the `band` and `ground` backgrounds in turn. */
export function PageSections({ sections, map }: { sections: ShownSection[]; map?: ReactNode }) {
  const clean = sections.find((section) => section.kind === 'before-after')?.pair;
  const light = sections.length === 1;
  return sections.map((section, index) => {
    const { kind, heading } = section;
    const Body = bodies[`./kinds/${kind}.tsx`];
    if (!Body) throw new Error(`src/sections/kinds/${kind}.tsx: expected the component of this kind of section`);
    return (
      <section key={heading} data-testid={kind} className={index % 2 === 0 ? 'bg-band' : 'bg-ground'}>
        <Body section={section} picture={clean} light={light} map={map} />
      </section>
    );
  });
}
