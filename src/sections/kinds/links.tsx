import { Link } from 'react-router';
import type { Links, SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Chips } from '../chips.tsx';
import { Headed } from '../section-head.tsx';

/** Links below lines, on phones one in a row, because many labels are long. */
function Lines({ links }: Pick<Links, 'links'>) {
  return (
    <ul className="grid content-start gap-x-8 grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]">
      {links.map(({ label, to }) => (
        <li key={to} className="border-t border-line">
          <Link
            to={to}
            className="flex min-h-12 items-center justify-between gap-2 py-2 leading-tight hover:text-accent"
          >
            {label}
            <span aria-hidden="true" className="text-accent">
              →
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to other pages, as a section; as tiles if any has a picture. */
export default function LinkList({ section }: { section: SectionOf<'links'> }) {
  return section.links.some(({ picture }) => picture) ? (
    <Headed section={section}>
      <Chips links={section.links} />
    </Headed>
  ) : (
    <Beside section={section}>
      <Lines links={section.links} />
    </Beside>
  );
}

/** Lists of related pages at the end of a page; empty lists are left out. */
export function RelatedLists({ lists }: { lists: Links[] }) {
  const shown = lists.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="border-t border-line print:hidden">
      <div className="wrap grid gap-10 py-14">
        {shown.map(({ heading, links }) => (
          <div key={heading} className="grid items-baseline gap-x-16 lg:grid-cols-[4fr_8fr]">
            <h2 className="title-3 mb-3">{heading}</h2>
            <Lines links={links} />
          </div>
        ))}
      </div>
    </section>
  );
}
