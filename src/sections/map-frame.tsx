import { useEffect, useRef, useState } from 'react';
import { company } from '../company.ts';
import type { ContactPage } from '../content/schema.ts';
import { buttonClass } from '../ui/button.tsx';
import { officeAddress } from '../ui/contact-links.ts';
import { type Around, MapAround } from './map-around.tsx';

const key = import.meta.env.VITE_GOOGLE_MAPS_KEY;

export type MapFrameProps = ContactPage['map'] & {
  /** Missing if there is no map or no record of the office's city. */
  office: Around | undefined;
};

/**
 * The office on the site's own map. A link, which needs no scripts, loads Google's map on top, from the Embed API if
 * there is a key. Until a click on the link, Google gets no request, because the empty `srcDoc` overrides `src`.
 */
export function MapFrame({ title, show, open, office }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The Tab key skips the frame while it is empty; with Google's page in it, `contentDocument` is `null`.
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => setIsEmpty(frame.current?.contentDocument?.URL === 'about:srcdoc'), []);
  const { street, city, state, zip } = company.address;
  const query = encodeURIComponent(officeAddress);
  const source = key
    ? `https://www.google.com/maps/embed/v1/place?key=${key}&q=${query}`
    : `https://www.google.com/maps?q=${query}&output=embed`;
  return (
    <figure className="mt-8 overflow-hidden rounded-xl border border-line bg-white">
      <div className="relative aspect-3/2 overflow-hidden bg-water">
        {office && <MapAround {...office} width={570} />}
        <iframe
          name="map"
          title={title}
          srcDoc=""
          src={source}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
          ref={frame}
          tabIndex={isEmpty ? -1 : undefined}
          className="absolute inset-0 size-full"
        />
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t p-4">
        <span className="mr-auto">
          <strong className="block font-bold">{street}</strong>
          {city}, {state} {zip}
        </span>
        <span className="flex flex-wrap items-center gap-x-6">
          <a
            href={source}
            target="map"
            onClick={() => setIsEmpty(false)}
            referrerPolicy="no-referrer-when-downgrade"
            className={`${buttonClass('outline')} print:hidden`}
          >
            {show}
          </a>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${query}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            {open}
          </a>
        </span>
      </figcaption>
    </figure>
  );
}
