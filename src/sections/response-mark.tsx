import type { ResponseTime } from '../content/schema.ts';

/** Shape and color of each response time's mark; the shapes differ, because color must not be the only difference. */
export const marks: Record<ResponseTime, { d: string; className: string }> = {
  'Same Day': { d: 'M0-11a11 11 0 1 0 .01 0z', className: 'fill-accent' },
  'Next Day': { d: 'M-10-10H10V10H-10z', className: 'fill-ink' },
  '1-2 Days': { d: 'M0-13 13 10h-26z', className: 'fill-rust' },
};

/** The mark of a response time, for use inside an SVG. */
export function Mark({ tier }: { tier: ResponseTime }) {
  return <path d={marks[tier].d} className={`${marks[tier].className} stroke-2 stroke-ground`} />;
}

/** The mark of a response time as an SVG, hidden from screen readers because the words beside it say the same. */
export function ResponseMark({ tier }: { tier: ResponseTime }) {
  return (
    <svg aria-hidden="true" viewBox="-14 -14 28 28" className="size-5 shrink-0">
      <Mark tier={tier} />
    </svg>
  );
}
