/** Slanted stroke of one cleaning pass, the mark of the brand, as a tick or bullet. */
export function Pass() {
  return <span aria-hidden="true" className="pass inline-block h-2 w-5 shrink-0" />;
}
