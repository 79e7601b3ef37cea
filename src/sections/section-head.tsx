import type { ReactNode } from 'react';
import type { LinkTo } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';

interface SectionHeadProps {
  heading: string;
  lead?: string | undefined;
  /** Makes the heading smaller, for a section that supports another. */
  minor?: boolean;
  className?: string;
}

/** Head of a section: its heading and, below it, its lead. */
export function SectionHead({ heading, lead, minor, className = '' }: SectionHeadProps) {
  return (
    <div className={`max-w-column ${className}`}>
      <h2 className={minor ? 'title-minor' : 'title-2'}>{heading}</h2>
      {lead && <p className="mt-4 max-w-lead text-muted">{lead}</p>}
    </div>
  );
}

interface HeadedProps {
  section: SectionHeadProps;
  link?: LinkTo | undefined;
  children: ReactNode;
}

/** A section with its head; the link, if any, stands beside the head or, on phones, below the content. */
export function Headed({ section, link, children }: HeadedProps) {
  return (
    <div className="wrap room grid gap-x-6 gap-y-8 md:grid-cols-[1fr_auto]">
      <SectionHead {...section} />
      {link && <ButtonLink {...link} variant="outline" className="self-end max-md:order-last" />}
      <div className="col-span-full">{children}</div>
    </div>
  );
}
