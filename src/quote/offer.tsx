interface OfferProps {
  text: string;
  /** Buttons, in this order. */
  actions?: { label: string; onClick: () => void }[];
}

/** A note above the form: the fate of an earlier request, or answers to fill in. */
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
