import { Link } from 'react-router';

interface ChipsProps {
  links: { label: string; to: string }[];
  /** Text of a last chip, without a link. */
  plain: string | undefined;
}

/** Places as a row of linked chips, and a last one without a link. */
export function Chips({ links, plain }: ChipsProps) {
  const chip = 'inline-flex min-h-12 items-center rounded-lg border px-5 font-semibold';
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className={`${chip} border-line bg-white transition-colors hover:border-accent hover:text-accent`}
          >
            {label}
          </Link>
        </li>
      ))}
      {plain && <li className={`${chip} border-transparent font-medium text-muted`}>{plain}</li>}
    </ul>
  );
}
