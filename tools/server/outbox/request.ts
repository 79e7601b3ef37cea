import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { Refusal } from '../guard.ts';
import type { Params } from './mail.ts';

/** Most bytes that the mail service accepts in a request. */
const sizeLimit = 50 * 1024;

/** Reads a body to its end even if it is too large, so that its sender gets the answer. @throws Refusal in that case */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= sizeLimit) chunks.push(chunk);
  }
  if (size > sizeLimit) throw new Refusal(413, 'Variables size limit exceeded: 50 KB');
  return Buffer.concat(chunks).toString();
}

const id = (sentence: string) => z.string(sentence).min(1, sentence);
const invalid = 'The parameters are invalid. To find this error, please check the template_params';
/** One value, not a list or object: the template prints it as text. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()], invalid).transform((each) => String(each ?? ''));

/** A request in the mail service's protocol, with the service's own error sentences. */
const submission = z.object(
  {
    user_id: id('The Public Key is required'),
    service_id: id('The service ID is required'),
    template_id: id('The template ID is required'),
    template_params: z.record(z.string(), value, invalid).default({}),
  },
  'The request is not a JSON object',
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not valid JSON');
  }
}

/** The template parameters of a send request, all as text. @throws Refusal with the mail service's answer */
export async function readSubmission(request: IncomingMessage): Promise<Params> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Unsupported content type');
  const { data, error } = submission.safeParse(parseJson(await readBody(request)));
  if (error) throw new Refusal(400, error.issues[0]?.message ?? invalid);
  return data.template_params;
}
