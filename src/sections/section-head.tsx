import { Pass } from '../ui/pass.tsx';

interface SectionHeadProps {
  eyebrow?: string | undefined;
  heading: string;
  lead?: string | undefined;
  onDark?: boolean;
  /** For a section that supports another. */
  minor?: boolean;
  className?: string;
}

/** Head of a section: small line with the tick, heading and lead. */
export function SectionHead({
  eyebrow,
  heading,
  lead,
  onDark = false,
  minor = false,
  className = '',
}: SectionHeadProps) {
  return (
    <div className={`max-w-column ${className}`}>
      {eyebrow && (
        <p className={`mb-4 flex items-center gap-2.5 text-sm font-semibold ${onDark ? 'text-pale' : 'text-accent'}`}>
          <Pass />
          {eyebrow}
        </p>
      )}
      <h2 className={minor ? 'title-minor' : 'title-2'}>{heading}</h2>
      {lead && <p className={`mt-4 max-w-lead ${onDark ? 'text-pale' : 'text-muted'}`}>{lead}</p>}
    </div>
  );
}
