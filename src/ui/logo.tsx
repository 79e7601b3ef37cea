import { company } from '../company.ts';

/** The drawn mark, two passes side by side, with the company's name. */
export function Logo() {
  return (
    <span className="flex items-center gap-3">
      <span className="logo size-10 shrink-0" />
      <span className="max-w-[9.4rem] text-balance text-[1.02rem] font-[780] leading-[1.1] tracking-[-0.015em]">
        {company.name}
      </span>
    </span>
  );
}
