import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  /** Says that it is an example. */
  note: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** An example of a paper that the company hands out, on a card below its logo. */
export function Sheet({ title, note, action, children }: SheetProps) {
  return (
    <div className="self-start rounded-xl border border-line bg-white p-inset shadow-card">
      <div className="mb-6 flex items-start gap-4">
        <span className="logo size-10 shrink-0" />
        <div className="grow">
          <p className="title-3">{title}</p>
          <p className="text-sm text-muted">{note}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
