import type { HomePage } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

/** Pictures side by side, the first one large; the note says whether they are photographs of jobs. */
export function Gallery({ photos, note, link, ...head }: NonNullable<HomePage['gallery']>) {
  return (
    <div className="wrap room">
      <SectionHead {...head} className="mb-10" />
      <ul className="grid gap-4 md:grid-cols-2 md:grid-rows-2 lg:grid-cols-[2fr_1fr]">
        {photos.map((id, index) => (
          <li key={id} className={`min-w-0 ${index === 0 ? 'md:col-span-2 lg:col-span-1 lg:row-span-2' : ''}`}>
            <Picture
              id={id}
              sizes={index === 0 ? '(min-width: 64rem) 60rem, 92vw' : '(min-width: 48rem) 36rem, 92vw'}
              className="aspect-16/10 h-full w-full rounded-xl"
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{note}</p>
      {link && <ButtonLink {...link} variant="outline" className="mt-4" />}
    </div>
  );
}
