import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

interface TurnedProps {
  section: ComponentProps<typeof SectionHead>;
  picture: string;
  dark?: boolean;
  /** Sets the picture above, as wide as the page, the heading on a tab that leans into it. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of which a picture fills the left half, up to the cut, or the top; on narrow screens, always the top. */
export function Turned({ section, picture, dark, wide, children }: TurnedProps) {
  return (
    <div
      className={`${wide ? 'topped' : 'turned'} relative isolate overflow-hidden ${dark ? 'on-dark bg-dark' : 'bg-inherit'}`}
    >
      <Picture
        id={picture}
        sizes={wide ? '100vw' : '(min-width: 64rem) max(76vw, 81rem), 100vw'}
        className="cut-picture"
      />
      <div className="cut-ground" />
      <div className="wrap room-short">
        <SectionHead {...section} minor className="mb-8" />
        {children}
      </div>
    </div>
  );
}
