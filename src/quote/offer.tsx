interface OfferProps {
  text: string;
  /** Buttons, in this order. */
  actions?: { label: string; onClick: () => void }[];
}

/** A note at the top of the form: says that an earlier request arrived, or offers to fill in answers. */
export function Offer({ text, actions = [] }: OfferProps) {
  return (
    <div role="status" className="mb-6 rounded-lg bg-band px-4 py-1.5 text-note">
      <p className="py-1.5">{text}</p>
      {actions.length > 0 && (
        <p className="-ml-2 flex gap-x-3">
          {actions.map(({ label, onClick }) => (
            <button
              key={label}
              type="button"
              className="min-h-11 rounded-md px-2 font-bold text-accent underline underline-offset-4 hover:text-ink"
              onClick={onClick}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
