import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';

/** A section that supports another: a smaller heading, which stays in sight beside its content. */
export function Beside({ section, children }: { section: ComponentProps<typeof SectionHead>; children: ReactNode }) {
  return (
    <div className="wrap room-short grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <SectionHead {...section} minor className="lg:sticky lg:top-28 lg:self-start" />
      {children}
    </div>
  );
}
