import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { z } from 'zod';
import { loadCompany } from '../../build/company.ts';
import { oneLine } from '../guard.ts';

/** The values of one request, as the form's template parameters. */
export type Params = Record<string, string>;

/** What a request is called in its mail and on its page. */
export function subjectOf({ businessName }: Params): string {
  return `Quote request: ${oneLine(businessName) || 'no business name'}`;
}

/** Composes one request as a mail that any mail program opens. Values go into headers as one line only. */
export function composeMail(params: Params): Promise<Buffer> {
  const { success, data } = z.email().safeParse(params.email);
  const mail = new MailComposer({
    from: { name: 'Website outbox', address: 'outbox@localhost' },
    to: loadCompany().email,
    ...(success && { replyTo: data }),
    subject: subjectOf(params),
    text:
      Object.entries(params)
        .map(([name, value]) => (value.includes('\n') ? `${name}:\n${value}\n` : `${name}: ${value}`))
        .join('\n') || 'This request came without a value.',
  });
  return mail.compile().build();
}
