import { type CSSProperties, useEffect } from 'react';
import { useLocation } from 'react-router';
import { company } from '../company.ts';
import { notFound } from '../content/not-found.ts';
import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';

/** Digits half dirty, half washed, legible in forced colors too; an inline style, to keep it out of the style sheet. */
const halfWashed: CSSProperties = {
  background:
    'linear-gradient(112deg, transparent 50%, var(--color-ground) 0 51%, var(--color-accent) 0), linear-gradient(#8b8169, #4f4a3a)',
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
};

/** The page at every unknown address. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <section data-not-found="" className="wrap room min-h-[70vh]">
      <title>{`${notFound.title} | ${company.name}`}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <p className="mb-5 w-fit text-giant font-heavy" style={halfWashed}>
        404
      </p>
      <h1 className="title-1">{notFound.heading}</h1>
      <p className="mt-5 max-w-intro text-lg text-muted">{notFound.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {notFound.links.map(({ label, to }) => (
          <ButtonLink
            key={to}
            to={to}
            variant={to === '/contact' ? 'quote' : 'outline'}
            className="max-sm:w-full"
            label={label}
          />
        ))}
        <ButtonLink to={callHref} variant="outline" className="max-lg:hidden" label={callLabel} />
      </div>
    </section>
  );
}
