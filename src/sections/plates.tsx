interface PlatesProps {
  items: { mark: string | number; title: string; description: string }[];
}

/** A sequence, each item marked by a plate; on wide screens up to six side by side, the plates hanging from one line. */
export function Plates({ items }: PlatesProps) {
  const columns = items.length > 6 ? 'lg:grid-cols-4' : 'lg:auto-cols-fr lg:grid-flow-col';
  return (
    <ol className={`grid gap-x-8 gap-y-6 border-dark lg:border-t-2 ${columns}`}>
      {items.map(({ mark, title, description }) => (
        <li key={mark} className="grid grid-cols-[6rem_1fr] content-start lg:grid-cols-1">
          <p className="cut-plate w-20 text-lg font-heavy">{mark}</p>
          <div>
            <h3 className="title-3 lg:mt-4">{title}</h3>
            <p className="mt-2 text-note text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
