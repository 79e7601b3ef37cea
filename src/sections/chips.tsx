import { Link } from 'react-router';

interface ChipsProps {
  links: { label: string; to: string }[];
  /** A last chip that leads nowhere. */
  plain: string | undefined;
}

/** Places as a row of buttons, and one that is only a name. */
export function Chips({ links, plain }: ChipsProps) {
  const chip = 'inline-flex min-h-12 items-center rounded-lg border px-5 font-semibold';
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={`${chip} border-line bg-white transition-colors hover:border-teal hover:text-teal`}>
            {label}
          </Link>
        </li>
      ))}
      {plain && <li className={`${chip} border-transparent font-medium text-muted`}>{plain}</li>}
    </ul>
  );
}
