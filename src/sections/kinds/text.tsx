import type { SectionOf } from '../../content/schema.ts';

/** A statement as large as a heading, then running text; `compact`, for a series of texts: beside small headings. */
export default function Text({ section, compact = false }: { section: SectionOf<'text'>; compact?: boolean }) {
  const { heading, lead, paragraphs, items } = section;
  return (
    <div className={`wrap grid gap-x-16 gap-y-6 ${compact ? 'room-short lg:grid-cols-[4fr_8fr]' : 'room'}`}>
      <h2 className={`title-3 ${compact ? '' : 'text-accent'}`}>{heading}</h2>
      <div className={compact ? 'grid max-w-reading gap-4' : 'grid gap-6'}>
        {lead && <p className="max-w-lead text-muted">{lead}</p>}
        {paragraphs.map((paragraph, place) => (
          <p key={paragraph} className={compact ? '' : place === 0 ? 'title-2' : 'max-w-reading text-lg text-muted'}>
            {paragraph}
          </p>
        ))}
        {items && (
          <dl className="grid gap-4">
            {items.map(({ title, description }) => (
              <div key={title}>
                <dt className="font-bold">{title}</dt>
                <dd className="text-muted">{description}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
