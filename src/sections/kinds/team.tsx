import type { SectionOf } from '../../content/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../section-head.tsx';

/** Initials of the first and the last name. */
const initials = (name: string) => name.replace(/^(\S).*?(?:\s(\S)\S*)?$/u, '$1$2');

/** The people of the company, each with a picture or a monogram. */
export default function Team({ section }: { section: SectionOf<'team'> }) {
  return (
    <div className="wrap room">
      <SectionHead {...section} className="mb-10" />
      <ul className="grid halves gap-x-6 gap-y-8 lg:grid-cols-4">
        {section.people.map(({ name, role, bio, image }) => (
          <li key={name}>
            {image ? (
              <Picture id={image} sizes="(min-width: 64rem) 16rem, 46vw" className="aspect-square w-full rounded-xl" />
            ) : (
              <p aria-hidden="true" className="cut-plate w-20 text-2xl font-heavy">
                {initials(name)}
              </p>
            )}
            <h3 className="title-3 mt-5">{name}</h3>
            <p className="text-note font-semibold text-accent">{role}</p>
            <p className="mt-2 text-note text-muted">{bio}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
