import type { ReactNode } from 'react';
import { company } from '../company.ts';
import type { ContactPage, PublishedFile } from '../content/schema.ts';
import { callHref, mailHref, officeAddress } from '../ui/contact-links.ts';
import { Certificate } from './certificate.tsx';
import { Features } from './kinds/cards.tsx';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';

type ContactInformationProps = ContactPage['information'] & { map: MapFrameProps; files?: PublishedFile[] | undefined };

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-muted">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline';

/** The ways to reach the company besides the form, with the map. */
export function ContactInformation({ files, map, ...words }: ContactInformationProps) {
  const { proof, area, documents = '' } = words;
  return (
    <div className="lg:pt-14">
      <h2 className="title-minor">{words.heading}</h2>
      <dl className="mt-8 grid grid-cols-1 gap-5">
        <Entry label={words.phone}>
          <a href={callHref} className={`${link} text-call font-heavy`}>
            {company.phone}
          </a>
          {proof && <Features features={proof} className="mt-3 border-b border-line pb-6 font-semibold" />}
        </Entry>
        <Entry label={words.email}>
          <a href={mailHref} className={link}>
            {company.email}
          </a>
        </Entry>
        <Entry label={area.label}>{area.value}</Entry>
        <Entry label={words.office}>{officeAddress}</Entry>
        <Entry label={words.hours}>
          {company.hours.map(({ days, open, close }) => (
            <span key={days} className="flex flex-wrap">
              <span className="basis-38">{days}</span>
              <span>{open && close ? `${open} - ${close}` : words.closed}</span>
            </span>
          ))}
        </Entry>
        {files && (
          <Entry label={documents}>
            {files.map(({ name, address, size }) => (
              <a key={address} href={address} className={`${link} mr-6`}>
                {name} <span className="ml-2 font-normal text-note text-muted">{size}</span>
              </a>
            ))}
          </Entry>
        )}
      </dl>
      <Certificate />
      <MapFrame {...map} />
    </div>
  );
}
