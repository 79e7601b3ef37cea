import type { TeamSection } from '../content/types.ts';
import { SectionHead } from './section-head.tsx';

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

/** People with a drawn monogram in place of a photograph. */
export function Team({ section }: { section: TeamSection }) {
  return (
    <div className="wrap room">
      <SectionHead {...section} className="mb-10 lg:mb-14" />
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {section.people.map(({ name, role, bio }) => (
          <li key={name}>
            <svg aria-hidden="true" viewBox="0 0 96 96" className="size-24">
              <path d="M22 0h74L74 96H0z" className="fill-navy" />
              <text x="48" y="61" textAnchor="middle" className="fill-white text-[36px] font-[760]">
                {initials(name)}
              </text>
            </svg>
            <h3 className="title-3 mt-5">{name}</h3>
            <p className="text-[0.95rem] font-[600] text-teal">{role}</p>
            <p className="mt-2 text-[0.97rem] text-muted">{bio}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
