interface PlatesProps {
  items: { mark: string | number; title: string; description: string }[];
  /** Sets the marks in large figures instead, three in a row. */
  figures?: boolean;
}

/** A sequence, each item marked by a plate; on wide screens up to six side by side, hanging from one line. */
export function Plates({ items, figures = false }: PlatesProps) {
  const columns = figures || items.length > 6 ? 'lg:grid-cols-3' : 'lg:auto-cols-fr lg:grid-flow-col';
  return (
    <ol className={`grid gap-y-6 lg:gap-y-10 ${columns}`}>
      {items.map(({ mark, title, description }) => (
        <li key={title} className="grid grid-cols-[5rem_1fr] content-start border-dark lg:grid-cols-1 lg:border-t-2">
          <p className={figures ? 'title-2 text-accent lg:pt-5' : 'cut-plate w-16 font-heavy lg:w-20 lg:text-lg'}>
            {mark}
          </p>
          <div className="lg:pr-6">
            <h3 className="title-3 lg:mt-4">{title}</h3>
            <p className="mt-2 text-note text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
