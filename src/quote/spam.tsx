import { quoteWords } from '../content/quote.ts';

/** Milliseconds from page load to the earliest send: people need longer for eight questions, and programs seldom wait. */
const leastTime = 2000;

/** Waits until {@link leastTime} has passed since the page load; a person takes longer anyway. */
export async function untilPlausible(): Promise<void> {
  const left = leastTime - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

const name = 'second-topic';

/** Whether the honeypot is filled. An extension may have removed it: then it counts as empty. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(name));
}

/** The honeypot: out of sight, of the tab order, of screen readers and of autofill. Its value is never sent. */
export function Trap() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor={name}>{quoteWords.trap}</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </div>
  );
}
