import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { AreasPage, CityCard } from '../content/schema.ts';
import { buttonClass } from '../ui/button.tsx';
import { Beside } from './beside.tsx';

/** The list of ZIP codes that the company serves, below a field that checks one and is hidden without scripts. */
export function ZipCheck({ section, cities }: { section: NonNullable<AreasPage['zipCheck']>; cities: CityCard[] }) {
  const [asked, setAsked] = useState<string>();
  // Before hydration, the browser sends the form, which loads this page again with the ZIP code in its address.
  useEffect(() => setAsked(new URLSearchParams(location.search).get('zip') ?? undefined), []);
  const found = cities.filter(({ zipCodes }) => asked && zipCodes?.includes(asked));
  const lead = (to: string, label: string) => (
    <Link to={to} className="font-bold text-accent underline underline-offset-4">
      {label}
    </Link>
  );
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(String(new FormData(event.currentTarget).get('zip')));
  };
  return (
    <Beside section={section}>
      <div>
        <form onSubmit={check} className="mb-6 border-t-2 border-accent pt-4 noscript:hidden">
          <label htmlFor="zip" className="mb-2 block text-note font-semibold">
            {section.label}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="zip"
              name="zip"
              required
              pattern="\d{5}"
              inputMode="numeric"
              maxLength={5}
              autoComplete="postal-code"
              className="block min-h-12 rounded-lg border border-field bg-white px-3 py-2.5 text-base"
            />
            <button type="submit" className={buttonClass('outline')}>
              {section.button}
            </button>
          </div>
          <p role="status" className="mt-4">
            {found.map(({ slug, name, responseTime }) => (
              <span key={slug} className="mr-6">
                {lead(`/areas/${slug}`, name)}: {responseTime}
              </span>
            ))}
            {asked && found.length === 0 && (
              // Each text has its own element, because React cannot update text that a browser's translator replaced.
              <span key="unknown">
                <span>{section.unknown}</span> {lead('/contact', section.ask)}
              </span>
            )}
          </p>
        </form>
        <dl>
          {cities.map(
            ({ slug, name, zipCodes }) =>
              zipCodes && (
                <div key={slug} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[11rem_1fr]">
                  <dt>{lead(`/areas/${slug}`, name)}</dt>
                  <dd className="min-w-0 text-note text-muted">{zipCodes.join(', ')}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Beside>
  );
}
