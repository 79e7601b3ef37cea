import { Link } from 'react-router';
import type { HomePage } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

/** Pictures side by side, of three the first one large; the note says whether they are photographs of jobs. */
export function Gallery({ photos, note, link, ...head }: NonNullable<HomePage['gallery']>) {
  return (
    <div className="wrap room">
      <SectionHead {...head} className="mb-10" />
      <ul className={`grid gap-4 ${photos.length === 3 ? 'gallery' : 'sm:grid-cols-2'}`}>
        {photos.map(({ picture, link: page }, index) => (
          <li key={picture} className="on-dark relative">
            <Picture
              id={picture}
              sizes={index === 0 ? '(min-width: 64rem) max(68vw, 81rem), 92vw' : '(min-width: 48rem) 40rem, 92vw'}
              className="aspect-16/10 size-full rounded-xl"
            />
            {page && (
              <Link
                to={page.to}
                className={`absolute inset-0 flex items-end p-4 -outline-offset-8 ${index === 0 ? '' : 'md:justify-end'}`}
              >
                <span className="picture-tag">
                  {page.label} <span aria-hidden="true">→</span>
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{note}</p>
      {link && <ButtonLink {...link} variant="outline" className="mt-4" />}
    </div>
  );
}
