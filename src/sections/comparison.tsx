import pictures from 'virtual:pictures';
import { site } from '../content/site.ts';
import { BeforeAfter } from '../ui/before-after.tsx';

/** For a pair as wide as the page; the upright one beside a call is as high, and its sides are cut off. */
const sizes = '(min-width: 64rem) 81rem, 92vw';

interface ComparisonProps {
  pair: string;
  heading: string;
}

/** The before/after pair of the section with this heading; below a rendering, the note that says so. */
export function Comparison({ pair, heading }: ComparisonProps) {
  const { compare, rendering, before, after } = site.blocks;
  return (
    <figure>
      <BeforeAfter {...{ pair, sizes, before, after }} label={`${compare}: ${heading}`} />
      {pictures[pair]?.rendering && rendering && (
        <figcaption className="mt-3 text-sm text-muted">{rendering}</figcaption>
      )}
    </figure>
  );
}
