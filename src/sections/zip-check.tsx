import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { AreasPage, ResponseTime } from '../content/schema.ts';
import { buttonClass } from '../ui/button.tsx';
import { Beside } from './beside.tsx';

interface Served {
  slug: string;
  name: string;
  responseTime: ResponseTime;
  zipCodes?: string[] | undefined;
}

const link = 'font-bold text-accent underline underline-offset-4';

/** Whether the company comes to a ZIP code: a field with scripts, and always the list. */
export function ZipCheck({ section, cities }: { section: NonNullable<AreasPage['zipCheck']>; cities: Served[] }) {
  const [hydrated, setHydrated] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>();
  useEffect(() => setHydrated(true), []);
  const lead = ({ slug, name }: Served) => (
    <Link to={`/areas/${slug}`} className={link}>
      {name}
    </Link>
  );
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const zip = String(new FormData(event.currentTarget).get('zip'));
    const found = cities.filter(({ zipCodes }) => zipCodes?.includes(zip));
    setAnswer(
      found.length > 0 ? (
        found.map((city) => (
          <span key={city.slug} className="mr-6">
            {lead(city)}: {city.responseTime}
          </span>
        ))
      ) : (
        <>
          {section.unknown}{' '}
          <Link to="/contact" className={link}>
            {section.ask}
          </Link>
        </>
      ),
    );
  };
  return (
    <Beside section={section}>
      <div>
        <form onSubmit={check} className={`mb-6 border-t-2 border-accent pt-4 ${hydrated ? '' : 'invisible'}`}>
          <label htmlFor="zip" className="mb-1.5 block text-note font-semibold">
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
              className="block min-h-12 rounded-lg border border-field bg-white px-3.5 py-2.5 text-base"
            />
            <button type="submit" className={buttonClass('outline')}>
              {section.button}
            </button>
          </div>
          <p role="status" className="mt-4">
            {answer}
          </p>
        </form>
        <dl>
          {cities.map(
            (city) =>
              city.zipCodes && (
                <div key={city.slug} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[11rem_1fr]">
                  <dt>{lead(city)}</dt>
                  <dd className="min-w-0 text-note text-muted figures">{city.zipCodes.join(', ')}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Beside>
  );
}
