import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { site } from '../../site.config.ts';

/** The values of one request, as the form's template parameters. */
export type Params = Record<string, string>;

/** Name of the attachment that carries the values unchanged. */
const attachment = 'request.json';

const controls = /\p{Cc}+/gu;
const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** A value as one line without control characters, for headers and logs. */
export function oneLine(value: string | undefined): string {
  return (value ?? '').replaceAll(controls, ' ').trim().slice(0, 200);
}

/** Composes one request as a mail that any mail program opens. Values go into headers as one line only. */
export function composeMail(params: Params): Promise<Buffer> {
  const email = params.email ?? '';
  const mail = new MailComposer({
    from: { name: 'Website outbox', address: 'outbox@localhost' },
    to: site.email,
    ...(oneAddress.test(email) && { replyTo: email }),
    subject: `Quote request: ${oneLine(params.businessName) || 'no business name'}`,
    text:
      Object.entries(params)
        .map(([name, value]) => (value.includes('\n') ? `${name}:\n${value}\n` : `${name}: ${value}`))
        .join('\n') || 'This request came without a value.',
    attachments: [
      {
        filename: attachment,
        contentType: 'application/json',
        contentTransferEncoding: 'base64',
        content: JSON.stringify(params),
      },
    ],
  });
  return mail.compile().build();
}

/** Reads the values back out of a mail of {@link composeMail}. @throws Error when it is no such mail */
export function readParams(mail: string): Params {
  // The attachment stands last; a visitor's words before it may look like one.
  const start = mail.lastIndexOf('\nContent-Type: application/json');
  const encoded = /\r?\n\r?\n([A-Za-z0-9+/=\s]+)\r?\n--/.exec(start < 0 ? '' : mail.slice(start))?.[1];
  if (!encoded) throw new Error('This mail carries no request.');
  return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
}
