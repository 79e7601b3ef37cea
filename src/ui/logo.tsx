import { company } from '../company.ts';

/** The company's logo (`media/logo.svg`), with the company's name where there is room. */
export function Logo() {
  return (
    <span className="flex max-h-12 flex-wrap items-center gap-x-3 gap-y-2 overflow-hidden">
      <span className="logo size-10 shrink-0" />
      <span className="max-w-38 text-balance text-base font-heavy leading-title tracking-snug">{company.name}</span>
    </span>
  );
}
