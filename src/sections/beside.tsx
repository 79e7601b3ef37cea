import type { ComponentProps, ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';

interface BesideProps {
  section: ComponentProps<typeof SectionHead>;
  children: ReactNode;
}

/** A supporting section: on wide screens its smaller heading stays in sight beside the content. */
export function Beside({ section, children }: BesideProps) {
  return (
    <div className="wrap room-short grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <SectionHead {...section} minor className="lg:sticky lg:top-28 lg:self-start" />
      {children}
    </div>
  );
}
