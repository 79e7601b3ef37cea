import { company } from '../company.ts';

const name = 'textConsent';

/** Whether the visitor has agreed to texts. */
export const agreesToTexts = (form: HTMLFormElement): boolean => new FormData(form).has(name);

/** Consent box for texts, if the owner sends any: unticked at first, optional, and not kept in the draft. */
export function TextConsent() {
  if (!company.textConsent) return null;
  return (
    <label className="mb-8 flex gap-3 text-note">
      <input type="checkbox" name={name} autoComplete="off" className="mt-1 size-5 shrink-0 accent-accent" />
      <span>{company.textConsent}</span>
    </label>
  );
}
