/** Arrow of a row that expands; it points up while the row is open. */
export function Unfold() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 8"
      className="w-3 shrink-0 fill-none stroke-accent stroke-2 transition-[rotate] group-open:rotate-180"
    >
      <path d="m1 1.5 5 5 5-5" />
    </svg>
  );
}
