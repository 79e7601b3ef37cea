import pictures from 'virtual:pictures';
import { site } from '../content/site.ts';
import { BeforeAfter } from '../ui/before-after.tsx';

interface ComparisonProps {
  section: { pair: string; heading: string };
  /** Value of `sizes` for both pictures. */
  sizes: string;
}

/** A section's before/after pair; below a rendering, the note that says so. */
export function Comparison({ section: { pair, heading }, sizes }: ComparisonProps) {
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
