import { site } from '../../site.config.ts';

/** The drawn mark, two passes side by side, with the company's name. */
export function Logo({ dark = false }: { dark?: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-10 shrink-0">
        <rect width="64" height="64" rx="14" fill={dark ? '#103444' : '#0c2836'} />
        <path d="M25 14h11L24 50H13z" fill="#fff" />
        <path d="M43 14h11L42 50H31z" fill="#ffb31a" />
      </svg>
      <span className="max-w-38 text-balance text-base font-heavy leading-title tracking-snug">{site.name}</span>
    </span>
  );
}
