import { company } from '../company.ts';
import { letterHref } from '../ui/contact-links.ts';

/** Link that opens an email to ask for the certificate of insurance; nothing if the company offers none. */
export function Certificate() {
  if (!company.certificate) return null;
  const { label, subject, body } = company.certificate;
  return (
    <a
      href={letterHref(subject, body.replaceAll(/\s*\/\s*/g, '\r\n'))}
      className="flex min-h-11 w-fit items-center font-bold underline underline-offset-4"
    >
      {label}
    </a>
  );
}

/** A description, with the {@link Certificate} link below it if `offers` is set. */
export function Said({ description, offers }: { description: string; offers?: 'certificate' | undefined }) {
  return (
    <>
      {description}
      {offers && <Certificate />}
    </>
  );
}
