import { site } from '../content/site.ts';

/** A rating out of five, with a label for screen readers; the stars come from the system's font, as arrows do. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} ${site.blocks.stars}`} className="text-2xl leading-tight text-accent">
      {'★'.repeat(rating)}
    </p>
  );
}
