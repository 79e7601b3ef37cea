import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

interface BesideProps {
  section: ComponentProps<typeof SectionHead> & { picture?: string | undefined };
  /** Content below the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A supporting section. On wide screens its smaller heading stays in sight beside the content, or a picture fills the column. */
export function Beside({ section, aside, children }: BesideProps) {
  return (
    <div className="wrap room-short grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <div
        className={`grid gap-y-8 ${section.picture ? 'lg:grid-rows-[auto_1fr]' : 'lg:sticky lg:top-28 lg:self-start'}`}
      >
        <SectionHead {...section} minor />
        {aside}
        {section.picture && (
          <Picture
            id={section.picture}
            sizes="(min-width: 64rem) 51rem, 100vw"
            className="max-lg:aspect-2/1 rounded-xl lg:min-h-44"
          />
        )}
      </div>
      {children}
    </div>
  );
}
