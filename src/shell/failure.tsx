import { isRouteErrorResponse, useRouteError } from 'react-router';
import { company } from '../company.ts';
import { site } from '../content/site.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

/** Text that describes the error: the status of a failed response, or the message of any other error. */
function summarize(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** The failure screen, in place of the failed page or of the whole site. */
export function Failure() {
  const { failure } = site;
  const error = useRouteError();
  return (
    <section className="wrap room min-h-[70vh]">
      <title>{`${failure.title} | ${company.name}`}</title>
      <h1 className="title-1">{failure.title}</h1>
      <p className="mt-5 text-muted">{summarize(error)}</p>
      <p className="mt-5 max-w-short">{failure.lead}</p>
      <div className="buttons mt-8">
        <button type="button" className={buttonClass('outline')} onClick={() => location.reload()}>
          {failure.reload}
        </button>
        <ButtonLink to={callHref} variant="outline" label={callLabel} />
      </div>
    </section>
  );
}
