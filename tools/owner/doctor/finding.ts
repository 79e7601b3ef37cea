/** One sentence of the doctor's page. */
export interface Finding {
  /** `ready`; `hint`: worth a look, stops nothing; `problem`: the site must not go live so. */
  mark: 'ready' | 'hint' | 'problem';
  text: string;
  /** What to do about it. */
  todo?: string;
}

export const ready = (text: string): Finding => ({ mark: 'ready', text });
export const hint = (text: string, todo: string): Finding => ({ mark: 'hint', text, todo });
export const problem = (text: string, todo: string): Finding => ({ mark: 'problem', text, todo });

/** A finding that is a problem when something is wrong, and a sentence of praise when it is not. */
export function unless(wrong: boolean, good: string, bad: string, todo: string): Finding {
  return wrong ? problem(bad, todo) : ready(good);
}
