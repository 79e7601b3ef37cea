import type { IncomingMessage } from 'node:http';
import type { Params } from './mail.ts';

/** Bytes of a request that the e-mail service takes at most. */
const sizeLimit = 50 * 1024;
/** Milliseconds that an upload may take. */
const timeLimit = 10_000;

/** A request that is not taken, with the status and the sentence that answer it. */
export class Refusal extends Error {
  status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The body of a request. @throws Refusal when it is too large or too slow */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  request.setTimeout(timeLimit, () => request.destroy(new Refusal(408, 'The request took too long')));
  for await (const chunk of request) {
    size += chunk.length;
    if (size > sizeLimit) throw new Refusal(413, 'Variables size limit exceeded: 50 KB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Submission {
  user_id?: unknown;
  service_id?: unknown;
  template_id?: unknown;
  params: Params;
}

/** All values as text: a template prints them. */
function toText(values: Record<string, unknown>): Params {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
}

function parseJson(body: Buffer): Submission {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON');
  }
  if (typeof parsed !== 'object' || parsed === null) throw new Refusal(400, 'The request is not a JSON object');
  const { template_params: params, ...ids } = parsed as Record<string, unknown>;
  if (params !== undefined && (typeof params !== 'object' || params === null || Array.isArray(params))) {
    throw new Refusal(400, 'The parameters are invalid. To find this error, please check the template_params');
  }
  return { ...ids, params: toText((params ?? {}) as Record<string, unknown>) };
}

async function parseForm(body: Buffer, type: string): Promise<Submission> {
  let data: FormData;
  try {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new Uint8Array(body),
    });
    data = await request.formData();
  } catch {
    throw new Refusal(400, 'The form data is malformed');
  }
  const { user_id, service_id, template_id, lib_version, ...params } = Object.fromEntries(data);
  return { user_id, service_id, template_id, params: toText(params) };
}

const required = [
  ['user_id', 'The Public Key is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
] as const;

/**
 * The template parameters of a send request in the e-mail service's protocol.
 *
 * @param form whether it came to the address for forms
 * @throws Refusal with the status and sentence that the service would answer
 */
export async function readSubmission(request: IncomingMessage, form: boolean): Promise<Params> {
  const type = request.headers['content-type'] ?? '';
  const accepted = form ? /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i : /^application\/json\b/i;
  if (!accepted.test(type)) throw new Refusal(415, 'Unsupported content type');
  const body = await readBody(request);
  const submission = form ? await parseForm(body, type) : parseJson(body);
  for (const [id, sentence] of required) {
    if (typeof submission[id] !== 'string' || submission[id] === '') throw new Refusal(400, sentence);
  }
  return submission.params;
}
