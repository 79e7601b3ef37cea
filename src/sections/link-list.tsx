import { Link } from 'react-router';
import { SectionHead } from './section-head.tsx';

interface LinkListProps {
  heading: string;
  lead?: string | undefined;
  links: { label: string; to: string }[];
}

/** Related pages as plain text links. */
export function LinkList({ heading, lead, links }: LinkListProps) {
  return (
    <div className="wrap py-14">
      <SectionHead heading={heading} lead={lead} className="mb-6" />
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
