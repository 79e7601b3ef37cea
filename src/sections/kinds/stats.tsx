import type { SectionOf } from '../../content/schema.ts';

/** A row of figures on the dark band under a hero. */
export default function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <section aria-label={section.heading} className="on-dark border-t border-line bg-dark">
      <ul className="wrap grid halves md:grid-cols-4">
        {section.stats.map(({ value, label }) => (
          <li key={label} className="py-5 pr-4 md:not-first:border-l border-line md:not-first:pl-6">
            <p className="text-figure font-heavy">{value}</p>
            <p className="text-sm text-muted">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
