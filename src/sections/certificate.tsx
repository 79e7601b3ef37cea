import { company } from '../company.ts';
import { letterHref } from '../ui/contact-links.ts';

/** Link that begins the mail asking for the certificate of insurance; nothing where the company offers none. */
export function Certificate({ className = 'inline-flex' }: { className?: string }) {
  if (!company.certificate) return null;
  const { label, subject, body } = company.certificate;
  return (
    <a
      href={letterHref(subject, body.replaceAll(/\s*\/\s*/g, '\r\n'))}
      className={`${className} min-h-11 items-center font-bold text-accent underline underline-offset-4`}
    >
      {label}
    </a>
  );
}
