import { quoteWords } from '../content/quote.ts';

interface DraftOfferProps {
  onRestore: () => void;
  onDiscard: () => void;
}

/** One line above the form, for a visitor who comes back to an unfinished request. */
export function DraftOffer({ onRestore, onDiscard }: DraftOfferProps) {
  const { offer, restore, discard } = quoteWords.draft;
  const button = 'min-h-11 rounded-md px-2 font-bold text-teal underline underline-offset-4 hover:text-ink';
  return (
    <p role="status" className="mb-6 flex flex-wrap items-center gap-x-3 rounded-lg bg-sand px-4 py-1.5 text-note">
      <span className="mr-auto">{offer}</span>
      <button type="button" className={button} onClick={onRestore}>
        {restore}
      </button>
      <button type="button" className={button} onClick={onDiscard}>
        {discard}
      </button>
    </p>
  );
}
