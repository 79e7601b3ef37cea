import { quoteWords } from '../content/quote.ts';

/** Milliseconds from page load to the earliest send: people need longer to fill in the form, and bots seldom wait. */
const leastTime = 2000;

/** Waits until {@link leastTime} has passed since the page load. */
export async function untilPlausible(): Promise<void> {
  const left = leastTime - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

const name = 'second-topic';

/** Whether the honeypot is filled; a honeypot that an extension removed counts as empty. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(name));
}

/** The honeypot, hidden from sight, the tab order, screen readers and autofill. Its value is never sent. */
export function Trap() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor={name}>{quoteWords.trap}</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </div>
  );
}
