import type { SectionOf } from '../../content/schema.ts';
import { SectionHead } from '../section-head.tsx';

/** Running text beside its heading, its first paragraph large; `compact` makes all smaller, for a series of texts. */
export default function Text({ section, compact = false }: { section: SectionOf<'text'>; compact?: boolean }) {
  const { paragraphs, items, ...head } = section;
  return (
    <div className={`wrap grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr] ${compact ? 'room-short' : 'room'}`}>
      {compact ? <h2 className="title-3">{head.heading}</h2> : <SectionHead {...head} minor />}
      <div className={compact ? 'grid max-w-reading gap-4' : 'grid gap-6'}>
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
