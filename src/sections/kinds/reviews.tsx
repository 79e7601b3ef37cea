import type { SectionOf } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { Stars } from '../../ui/stars.tsx';
import { Headed } from '../section-head.tsx';

/** Customer reviews, each with its rating. */
export default function Reviews({ section }: { section: SectionOf<'reviews'> }) {
  const { reviews, link } = section;
  return (
    <Headed section={section} link={link}>
      <ul className={`grid gap-8 ${reviews.length > 1 ? 'md:grid-cols-3' : ''}`}>
        {reviews.map(({ name, role, text, rating, source, address }) => (
          <li key={text} className="border-t-2 border-ink pt-5">
            <figure>
              <Stars rating={rating} />
              <blockquote className={`mt-4 mb-3 ${reviews.length > 1 ? 'text-review' : 'text-2xl'}`}>{text}</blockquote>
              <figcaption className="text-note">
                <span className="block font-bold">{role}</span>
                <span className="text-sm text-muted">{name}</span>
                {source && (
                  <span className="text-sm text-muted">
                    {` ${site.blocks.on} `}
                    <a href={address} className="underline-offset-4 [&:any-link]:underline">
                      {source}
                    </a>
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Headed>
  );
}
