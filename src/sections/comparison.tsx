import pictures from 'virtual:pictures';
import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { BeforeAfter } from '../ui/before-after.tsx';

interface ComparisonProps {
  pair: string;
  heading: string;
  /** Value of `sizes` for both pictures. */
  sizes: string;
  /** The section's head; with it, the pair is as wide as the screen. */
  children?: ReactNode;
}

/** The before/after pair of the section with this heading; of a rendering, a note says that it is one. */
export function Comparison({ pair, heading, sizes, children }: ComparisonProps) {
  const { compare, rendering, before, after } = site.blocks;
  const note = pictures[pair]?.rendering && rendering && <span className="text-sm text-muted">{rendering}</span>;
  return (
    <figure className={children ? 'room-short pb-0' : ''}>
      {children && (
        <figcaption className="wrap mb-8 flex flex-wrap items-end justify-between gap-x-16 gap-y-3">
          {children}
          {note}
        </figcaption>
      )}
      <BeforeAfter
        {...{ pair, sizes, before, after }}
        label={`${compare}: ${heading}`}
        className={children ? 'w-full' : 'bleed rounded-xl'}
      />
      {!children && note && <figcaption className="py-3">{note}</figcaption>}
    </figure>
  );
}
