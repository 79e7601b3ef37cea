import { Link } from 'react-router';
import type { PicturedLink } from '../content/schema.ts';
import { Picture } from '../ui/picture.tsx';

interface ChipsProps {
  links: PicturedLink[];
  /** A last chip without a link. */
  plain?: string | undefined;
}

/** Links as chips, four in a row; if some have a picture on top, one without it fills a row. */
export function Chips({ links, plain }: ChipsProps) {
  const pictured = links.some(({ picture }) => picture);
  return (
    <ul className="grid halves gap-3 md:grid-cols-4">
      {links.map(({ label, to, picture }) => (
        <li key={to} className={pictured && !picture ? 'col-span-full' : ''}>
          <Link
            to={to}
            className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-white leading-tight font-semibold hover:text-accent"
          >
            {picture && (
              <Picture id={picture} sizes="14rem" decorative className="nears aspect-16/9 w-full overflow-hidden" />
            )}
            <span className="flex min-h-12 grow items-center justify-between gap-2 px-3 py-2">
              {label}
              <span aria-hidden="true" className="text-accent">
                →
              </span>
            </span>
          </Link>
        </li>
      ))}
      {plain && <li className="col-span-full text-muted">{plain}</li>}
    </ul>
  );
}
