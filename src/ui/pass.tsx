/** The brand's mark, a slanted stroke like one cleaning pass, as a tick or bullet. */
export function Pass() {
  return <span aria-hidden="true" className="pass inline-block h-2 w-5 shrink-0" />;
}
