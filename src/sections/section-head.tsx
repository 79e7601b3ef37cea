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

/** Head of a section: its heading and, beside it where both have room or else below, its lead. */
export function SectionHead({ heading, lead, minor, className = '' }: SectionHeadProps) {
  return (
    <div className={`${minor ? 'max-w-column' : 'flex flex-wrap content-start items-end gap-x-16'} ${className}`}>
      <h2 className={minor ? 'title-minor' : 'w-full max-w-column title-2'}>{heading}</h2>
      {lead && <p className="mt-4 max-w-lead grow basis-48 text-muted">{lead}</p>}
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
