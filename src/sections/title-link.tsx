import { Link } from 'react-router';

interface TitleLinkProps {
  title: string;
  /** Address of a page or of a place on this page; without an address the title is plain text. */
  to?: string | undefined;
  className?: string;
}

/** A title that may be a link: with an arrow to another page, underlined to a place on this page. */
export function TitleLink({ title, to, className = '' }: TitleLinkProps) {
  if (!to) return title;
  const isHere = to.startsWith('#');
  return (
    <Link to={to} className={`underline-offset-4 ${isHere ? 'underline' : 'hover:underline'} ${className}`}>
      {title}
      {!isHere && <span aria-hidden="true"> →</span>}
    </Link>
  );
}
