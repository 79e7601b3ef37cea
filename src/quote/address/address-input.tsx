import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { quoteWords } from '../../content/quote.ts';
import { credit } from './search.ts';
import { useSuggestions } from './use-suggestions.ts';

const listId = 'address-suggestions';
const optionId = (index: number) => `${listId}-${index}`;

/** The business address: a plain text input, which becomes a combobox while there are suggestions. */
export function AddressInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, active, load, search, move, choose, close } = useSuggestions(input);
  const open = suggestions.length > 0;

  const handleKey = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
  } as const;

  return (
    <>
      <input
        {...props}
        ref={input}
        type="text"
        inputMode="text"
        placeholder={quoteWords.addressPrompt}
        {...(open && combobox)}
        onFocus={load}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={close}
      />
      {open && (
        <div className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-lg border border-line bg-white shadow-card">
          <div id={listId} role="listbox" aria-label={quoteWords.addresses}>
            {suggestions.map(({ id, text }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the input names the active option instead of giving it the focus
              <div
                key={id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className="cursor-pointer px-4 py-3 hover:bg-band aria-selected:bg-band"
                // Keep the focus in the input, because losing it would close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                {text}
              </div>
            ))}
          </div>
          <p translate="no" className="border-t border-line px-4 py-2 text-right text-sm text-muted">
            {credit}
          </p>
        </div>
      )}
    </>
  );
}
