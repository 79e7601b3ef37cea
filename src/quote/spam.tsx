import { quoteWords } from '../content/quote.ts';

/** Milliseconds on the site before a request leaves it: nobody answers eight questions sooner, and a program seldom waits. */
const leastTime = 2000;

/** Resolves once the visitor could be a person; for one it has long been time. */
export async function untilPlausible(): Promise<void> {
  const left = leastTime - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

const name = 'second-topic';

/** Whether the field that people never meet was filled. An extension may have taken it away, and a person is no less one. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(name));
}

/**
 * A field for programs alone: out of sight, of the tab order, and of what screen readers and autofill find. What is in it is
 * never sent.
 */
export function Trap() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor={name}>{quoteWords.trap}</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </div>
  );
}
