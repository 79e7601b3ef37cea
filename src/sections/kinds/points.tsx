import type { SectionOf } from '../../content/schema.ts';
import { Bid } from '../bid.tsx';
import { Said } from '../certificate.tsx';
import { SectionHead } from '../section-head.tsx';
import { TitleLink } from '../title-link.tsx';
import { Turned } from '../turned.tsx';

interface PointsProps {
  section: SectionOf<'points'>;
  /** Sets an example of a bid beside the points, which have to be long, instead of below them, as wide as the page. */
  bidBeside?: boolean;
}

/** Points with a sentence each, divided by lines: on the dark ground with an example of a bid, beside a picture, or alone. */
export default function Points({ section, bidBeside = false }: PointsProps) {
  const { points, picture, bid } = section;
  const beside = bid ? bidBeside : picture;
  const below = Boolean(picture) && !bid && points.length > 2;
  const across = below || (!beside && points.length % 2 === 1);
  // Where they leave no gap in the last row, four or five.
  const fits = (columns: number) => points.length % columns === 0;
  const columns = fits(4) ? 'lg:grid-cols-4' : fits(5) ? 'lg:grid-cols-5' : 'lg:grid-cols-3';
  const list = (
    <dl className={`grid ${across ? `gap-x-8 ${columns}` : `gap-x-16 ${beside ? '' : 'lg:grid-cols-2'}`}`}>
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
  if (picture && !bid)
    return (
      <Turned section={section} picture={picture} wide={below}>
        {list}
      </Turned>
    );
  return (
    <div className={bid && 'bg-dark'}>
      <div className={`wrap room-short grid gap-x-16 gap-y-8${beside ? ' lg:grid-cols-2' : ''}`}>
        <div className={bid && 'on-dark grid grid-rows-[auto_1fr]'}>
          <SectionHead {...section} minor={!bid} className="mb-8" />
          {list}
        </div>
        {bid && <Bid bid={bid} wide={!beside} />}
      </div>
    </div>
  );
}
