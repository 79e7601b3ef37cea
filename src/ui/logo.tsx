import { company } from '../company.ts';

/** The drawn mark, two passes side by side, with the company's name. */
export function Logo() {
  return (
    <span className="flex items-center gap-3">
      <span className="logo size-10 shrink-0" />
      <span className="max-w-38 text-balance text-base font-heavy leading-title tracking-snug">{company.name}</span>
    </span>
  );
}
