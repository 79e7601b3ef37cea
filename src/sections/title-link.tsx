import { Link } from 'react-router';

interface TitleLinkProps {
  title: string;
  /** Address of a page or of a place on this page; without an address the title is plain text. */
  to?: string | undefined;
  className?: string;
}

/** A title that may be a link, with an arrow to another page or down this one. */
export function TitleLink({ title, to, className = '' }: TitleLinkProps) {
  if (!to) return title;
  return (
    <Link to={to} className={`underline-offset-4 hover:underline ${className}`}>
      {title}
      <span aria-hidden="true" className="text-accent">
        {to.startsWith('#') ? ' ↓' : ' →'}
      </span>
    </Link>
  );
}
