interface OfferProps {
  text: string;
  /** What the visitor can do about it, in this order. */
  actions?: { label: string; onClick: () => void }[];
}

/** One line above the form: what became of earlier words, or something that would save typing. */
export function Offer({ text, actions = [] }: OfferProps) {
  return (
    <p role="status" className="mb-6 flex flex-wrap items-center gap-x-3 rounded-lg bg-sand px-4 py-1.5 text-note">
      <span className="mr-auto min-w-0 py-1.5">{text}</span>
      {actions.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className="min-h-11 rounded-md px-2 font-bold text-teal underline underline-offset-4 hover:text-ink"
          onClick={onClick}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
