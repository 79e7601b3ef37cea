import type { SectionOf } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { Stars } from '../ui/stars.tsx';

interface ReviewProps {
  review: SectionOf<'reviews'>['reviews'][number];
  /** Class names of the quotation. */
  className: string;
}

/** A customer's review with its rating and, if it can be checked, a link to where. */
export function Review({ review, className }: ReviewProps) {
  const { name, role, text, rating, source, address } = review;
  return (
    <figure className="flex flex-col self-start">
      <Stars rating={rating} />
      <blockquote className={`mt-4 mb-3 grow ${className}`}>{`“${text}”`}</blockquote>
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
  );
}
