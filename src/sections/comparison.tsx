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

/** The before/after pair of the section with this heading; below a rendering, the note that says so. */
export function Comparison({ pair, heading, sizes, children }: ComparisonProps) {
  const { compare, rendering, before, after } = site.blocks;
  return (
    <figure className={children ? 'room-short pb-0' : ''}>
      {children}
      <BeforeAfter
        {...{ pair, sizes, before, after }}
        label={`${compare}: ${heading}`}
        className={children ? 'w-full' : 'bleed rounded-xl'}
      />
      {pictures[pair]?.rendering && rendering && (
        <figcaption className={`py-3 text-sm text-muted${children ? ' wrap' : ''}`}>{rendering}</figcaption>
      )}
    </figure>
  );
}
