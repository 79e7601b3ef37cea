import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { z } from 'zod';
import { questions } from '../../../src/content/quote.ts';
import { inWords as choiceInWords } from '../../../src/quote/model.ts';
import { readCompany } from '../../site/company.ts';
import { isPublished, loadContent } from '../../site/content.ts';
import { readServices } from '../../site/quote-services.ts';
import { oneLine } from '../guard.ts';

/** The values of one quote request, by the names of the template parameters. */
export type Params = Record<string, string>;

/** Subject of a request, in its mail and on its page. */
export function subjectOf({ businessName }: Params): string {
  return `Quote request: ${oneLine(businessName) || 'no business name'}`;
}

const labels = new Map<string, string>([
  ...questions.map(({ name, label }) => [name, label] as const),
  ['source', 'Where it came from'],
  ['textConsent', 'Agreed to texts'],
]);

/** Label of a field, or the field's name if it has no label. */
export const labelOf = (name: string) => labels.get(name) ?? name;

/** A value in words: the label of a choice, or else as typed. */
export function inWords(field: string, value: string): string {
  // Services are looked up in the records, because only Vite adds them to the form's questions.
  const isService = field === 'service' && value !== 'other';
  const services = isService ? readServices(loadContent().filter(isPublished)) : [];
  return services.find((each) => each.value === value)?.label ?? choiceInWords(field, value);
}

/** Composes one request as a mail that any mail program opens. A value in a header is always a single line. */
export function composeMail(params: Params): Promise<Buffer> {
  const { success, data } = z.email().safeParse(params.email);
  const mail = new MailComposer({
    from: { name: 'Website outbox', address: 'outbox@localhost' },
    to: readCompany().email,
    ...(success && { replyTo: data }),
    subject: subjectOf(params),
    text:
      Object.entries(params)
        .map(
          ([name, value]) => `${labelOf(name)}:${value.includes('\n') ? `\n${value}\n` : ` ${inWords(name, value)}`}`,
        )
        .join('\n') || 'This request came in empty.',
  });
  return mail.compile().build();
}
