import { company } from '../company.ts';

const name = 'textConsent';

/** Whether the visitor has agreed to text messages. */
export const agreesToTexts = (form: HTMLFormElement): boolean => new FormData(form).has(name);

/** Checkbox to agree to text messages, if the owner sends any: optional, unticked at first, not kept in the draft. */
export function TextConsent() {
  if (!company.textConsent) return null;
  return (
    <label className="mb-8 flex gap-3 text-note">
      <input type="checkbox" name={name} autoComplete="off" className="mt-1 size-5 shrink-0 accent-accent" />
      <span>{company.textConsent}</span>
    </label>
  );
}
