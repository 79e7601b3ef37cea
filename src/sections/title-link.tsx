import { Link } from 'react-router';

interface TitleLinkProps {
  title: string;
  /** A page, or a place on this one; without it the title is only words. */
  to?: string | undefined;
  className?: string;
}

/** A title that may be a link; its arrow points right to another page, or down this one. */
export function TitleLink({ title, to, className = '' }: TitleLinkProps) {
  if (!to) return title;
  return (
    <Link to={to} className={`underline-offset-4 hover:underline ${className}`}>
      {title}
      <span aria-hidden="true" className="text-accent">
        {' '}
        {to.startsWith('#') ? '↓' : '→'}
      </span>
    </Link>
  );
}
