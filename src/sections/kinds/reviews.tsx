import type { SectionOf } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { Stars } from '../../ui/stars.tsx';
import { Beside } from '../beside.tsx';
import { Headed } from '../section-head.tsx';

/** Customer reviews, each with its rating. */
export default function Reviews({ section }: { section: SectionOf<'reviews'> }) {
  const { reviews, link } = section;
  const many = reviews.length > 1;
  const list = (
    <ul className={`grid gap-8 ${many ? 'md:grid-cols-3' : ''}`}>
      {reviews.map(({ name, role, text, rating, source, address }) => (
        <li key={text} className="border-t-2 border-ink pt-5">
          <figure>
            <Stars rating={rating} />
            <blockquote className={`mt-4 mb-3 ${many ? 'text-review' : 'text-2xl'}`}>{text}</blockquote>
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
  );
  return many || link ? (
    <Headed section={section} link={link}>
      {list}
    </Headed>
  ) : (
    <Beside section={section}>{list}</Beside>
  );
}
