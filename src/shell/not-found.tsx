import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { company } from '../company.ts';
import { allServices, mainPages, notFound } from '../content/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

const never = () => () => {};

/** The page at every address that has none. */
export function NotFound() {
  const { pathname } = useLocation();
  // On a direct load the boot script has already written to the console.
  const hydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const logged = useRef(hydrated ? pathname : '');
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section data-not-found="" className="wrap room min-h-[70vh]">
      <title>{`${notFound.title} | ${company.name}`}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <p className="mb-4 text-giant font-heavy text-teal">404</p>
      <h1 className="title-1">{notFound.heading}</h1>
      <p className="mt-5 max-w-intro text-lg text-muted">{notFound.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="outline">
          {notFound.home}
        </ButtonLink>
        {[allServices, ...mainPages.filter(({ to }) => to === '/areas')].map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="outline">
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to={callHref} variant="outline">
          {callLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
