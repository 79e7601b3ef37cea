/** One sentence of the doctor's page. */
export interface Finding {
  /** `ready`; `hint`: worth a look, stops nothing; `fault`: the site must not go live so. */
  mark: 'ready' | 'hint' | 'fault';
  text: string;
  /** What to do about it. */
  todo?: string;
}

export const ready = (text: string): Finding => ({ mark: 'ready', text });
export const hint = (text: string, todo: string): Finding => ({ mark: 'hint', text, todo });
export const fault = (text: string, todo: string): Finding => ({ mark: 'fault', text, todo });

/** A finding that is a fault when something is wrong, and a sentence of praise when it is not. */
export function unless(wrong: boolean, good: string, bad: string, todo: string): Finding {
  return wrong ? fault(bad, todo) : ready(good);
}
