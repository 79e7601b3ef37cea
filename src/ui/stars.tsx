import { site } from '../content/site.ts';

/** A rating out of five, with a label for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} ${site.blocks.stars}`} className="flex gap-1 text-star">
      {Array.from({ length: rating }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars are alike and never change places
        <svg key={index} aria-hidden="true" viewBox="0 0 20 20" className="size-4 fill-current">
          <path d="m10 1.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 14.9l-5.2 2.8 1-5.9L1.500 7.7l5.900-.8z" />
        </svg>
      ))}
    </p>
  );
}
