import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Bid } from '../bid.tsx';
import { Said } from '../certificate.tsx';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';

/** Points with a sentence each, divided by lines: beside an example of a bid or a picture, or else in columns. */
export default function Points({ section, onDark }: { section: SectionOf<'points'>; onDark?: boolean }) {
  const { points, picture, bid } = section;
  const ground = onDark ? 'on-dark' : '';
  // An example of a bid is higher than a few short points, so it stands below them, as wide as the page; home's are long.
  const beside = bid ? onDark : picture;
  const across = !beside && points.length === 3;
  const list = (
    <dl className={`grid content-start gap-x-16${beside ? '' : across ? ' lg:grid-cols-3' : ' lg:grid-cols-2'}`}>
      {points.map(({ title, link, ...point }) => (
        <div
          key={title}
          className={`grid content-start gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[5fr_7fr] ${across ? 'lg:grid-cols-1' : ''}`}
        >
          <dt className="title-3">
            <TitleLink title={title} to={link} />
          </dt>
          <dd className="text-muted">
            <Said {...point} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (picture && !bid) {
    return (
      <div className={ground}>
        <Beside section={section}>{list}</Beside>
      </div>
    );
  }
  return (
    <div className={`wrap room-short grid gap-x-16 gap-y-8${beside ? ' lg:grid-cols-2' : ''}`}>
      <div className={ground}>
        <SectionHead {...section} minor={!onDark} className="mb-8" />
        {list}
      </div>
      {bid && <Bid bid={bid} wide={!beside} />}
    </div>
  );
}
