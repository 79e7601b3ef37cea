import type { SectionOf } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Beside } from '../beside.tsx';
import { SectionHead } from '../section-head.tsx';
import { Sheet } from '../sheet.tsx';

/** Credentials, each beside its icon; an example of a certificate, if any, stands at their right. */
export default function Badges({ section }: { section: SectionOf<'badges'> }) {
  const { badges, paper } = section;
  const list = (
    <ul className="grid content-start gap-x-10 border-t border-line sm:grid-cols-2">
      {badges.map(({ icon, label }) => (
        <li key={label} className="flex items-center gap-4 border-b border-line py-3 font-bold">
          <span className="cut-plate w-20 shrink-0">
            <Icon name={icon} className="size-7" />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
  if (!paper) return <Beside section={section}>{list}</Beside>;
  return (
    <div className="wrap room-short grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        <SectionHead {...section} minor className="mb-8" />
        {list}
      </div>
      <Sheet {...paper}>
        <dl className="border-b-2 border-ink">
          {paper.lines.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-6 border-t border-line py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="ml-auto font-bold max-sm:w-full">{value}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </div>
  );
}
