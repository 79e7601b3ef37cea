import { Link } from 'react-router';
import type { PicturedLink } from '../content/schema.ts';
import { Picture } from '../ui/picture.tsx';

/** Links as chips, at most six in a row, some with a picture on top; `plain` is a last line without a link. */
export function Chips({ links, plain }: { links: PicturedLink[]; plain?: string | undefined }) {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(max(9.5rem,14%),100%),1fr))] gap-3">
        {links.map(({ label, to, picture }) => (
          <li key={to}>
            <Link
              to={to}
              className="block h-full overflow-hidden rounded-lg border border-line bg-white leading-tight font-semibold transition-colors hover:border-accent hover:text-accent"
            >
              {picture && (
                <Picture id={picture} sizes="14rem" decorative className="nears aspect-16/9 w-full overflow-hidden" />
              )}
              <span className="flex min-h-12 items-center justify-between gap-2 px-4 py-2">
                {label}
                <span aria-hidden="true" className="text-accent">
                  →
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {plain && <p className="mt-3 font-medium text-muted">{plain}</p>}
    </>
  );
}
