import { Link } from 'react-router';
import type { JobsSection } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { BeforeAfter } from '../../ui/before-after.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../section-head.tsx';

const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 92vw';

/** Whether a photo fills its row: the first if no pair stands above it, and the last if it would be alone. */
const isWide = (place: number, count: number, pair?: string) =>
  (!pair && place === 0) || (place === count - 1 && count % 2 === (pair ? 1 : 0));

/** The owner's finished jobs: photographs, what was done, when, and a link to the page of the job's city or service. */
export default function Jobs({ section }: { section: JobsSection }) {
  const { compare, before, after } = site.blocks;
  return (
    <div id="jobs" className="wrap room">
      <SectionHead {...section} className="mb-10" />
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {section.jobs.map(({ name, pair, photos, property, month, about, text }) => (
          <li key={name} className="hung min-w-0">
            {pair && (
              <BeforeAfter
                {...{ pair, before, after }}
                className="bleed rounded-xl"
                sizes={sizes}
                label={`${compare}: ${property}, ${month}`}
              />
            )}
            <div className="grid grid-cols-2 gap-4">
              {photos.map((photo, place) => (
                <Picture
                  key={photo}
                  id={photo}
                  sizes={sizes}
                  className={`aspect-16/10 w-full rounded-xl ${pair ? 'mt-4' : ''} ${isWide(place, photos.length, pair) ? 'col-span-2' : ''}`}
                />
              ))}
            </div>
            <h3 className="title-3 mt-4">{property}</h3>
            <p className="text-note text-muted">
              <Link to={about.to} className="font-bold text-accent underline-offset-4 hover:underline">
                {about.label}
              </Link>
              {` · ${month}`}
            </p>
            {text && <p className="mt-2">{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
