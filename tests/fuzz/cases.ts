import fc from 'fast-check';

/** One attempt on the server: what is sent, byte by byte, and whether the connection is cut off after it. */
export interface Case {
  kind: 'page' | 'send' | 'form' | 'noise' | 'cut off' | 'slow';
  bytes: Buffer;
  /** The values of a request that may be taken. */
  params?: Record<string, string>;
}

const request = (method: string, path: string, headers: [string, string][], body: Buffer | string = '') =>
  Buffer.concat([
    Buffer.from(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      'latin1',
    ),
    Buffer.from(body),
  ]);

/** A list in one line of words. */
const anyOf = (words: string) => fc.constantFrom(...words.split(' '));

const methods = fc.oneof(
  { weight: 2, arbitrary: anyOf('GET HEAD') },
  { weight: 1, arbitrary: anyOf('POST PUT DELETE OPTIONS PATCH TRACE PROPFIND get NONSENSE') },
);
const tame = anyOf(
  'about areas/tampa index.html 404.html services/residential assets outbox _headers api/v1.0/email/send api/v1.0/email/send-form',
);
const wild = anyOf(
  '/ // /.. /. /%2e%2e /%2f %5c \\ %00 % %E0%A4%A ? # ; : @ * ~ .html .br .eml etc/passwd http://evil.example %0d%0aX-Evil:%20yes',
);
const path = fc
  .oneof(
    { weight: 2, arbitrary: fc.tuple(tame, anyOf('/ ? .html //')).map(([place, end]) => [place, end]) },
    { weight: 2, arbitrary: fc.array(fc.oneof(tame, wild), { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 3 }) },
  )
  .map((parts) => `/${parts.join('')}`.replaceAll(/[\r\n ]/g, ''));
const headers = fc.array(
  fc.tuple(
    anyOf('Range If-None-Match If-Modified-Since Accept-Encoding Accept Cookie Content-Type If-Range'),
    fc.oneof(
      anyOf('bytes=0- bytes=9-1 bytes=-99999999999 * "" W/"x" br;q=0,gzip;q=nan identity;q=0'),
      fc.string({ maxLength: 40 }),
    ),
  ),
  { maxLength: 3 },
);

const names = ['businessType', 'service', 'businessName', 'name', 'email', 'phone', 'address', 'message', 'timestamp'];
const injections = [
  'A\r\nBcc: all@evil.example',
  'a@b.example\nBcc: x@y.example',
  '\r\n\r\n<script>alert(1)</script>',
  '\r\n--boundary\r\nContent-Type: text/html\r\n\r\nx',
  '../../../etc/passwd',
  '=?utf-8?B?Qmpvcm4=?=\r\nX-Evil: yes',
  '\u0000\u000b\u2028\ud800',
  'x'.repeat(3000),
];
const value = fc.oneof(fc.constantFrom(...injections), fc.string({ unit: 'binary', maxLength: 60 }));
const params = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })), value, { maxKeys: 10 });
const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
const jsonType: [string, string] = ['Content-Type', 'application/json'];

function sending(values: Record<string, string>): Case {
  const body = Buffer.from(JSON.stringify({ ...ids, template_params: values }));
  const bytes = request('POST', '/api/v1.0/email/send', [jsonType, ['Content-Length', String(body.length)]], body);
  return { kind: 'send', bytes, params: values };
}

function submitting(values: Record<string, string>): Case {
  const body = Buffer.from(new URLSearchParams({ ...values, ...ids }).toString());
  const type: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded'];
  const length: [string, string] = ['Content-Length', String(body.length)];
  const { lib_version, ...rest } = Object.fromEntries(new URLSearchParams(body.toString()));
  for (const id of Object.keys(ids)) delete rest[id];
  return { kind: 'form', bytes: request('POST', '/api/v1.0/email/send-form', [type, length], body), params: rest };
}

function cutOff(values: Record<string, string>, share: number): Case {
  const { bytes } = sending(values);
  return { kind: 'cut off', bytes: bytes.subarray(0, Math.ceil(bytes.length * share)) };
}

/** Every kind of attempt, the likely ones more often. */
export const cases: fc.Arbitrary<Case> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc
      .record({ method: methods, path, headers, body: fc.string({ maxLength: 30 }) })
      .map((one) => ({ kind: 'page' as const, bytes: request(one.method, one.path, one.headers, one.body) })),
  },
  { weight: 30, arbitrary: params.map(sending) },
  { weight: 15, arbitrary: params.map(submitting) },
  {
    weight: 10,
    arbitrary: fc
      .uint8Array({ maxLength: 300 })
      .map((noise) => ({ kind: 'noise' as const, bytes: Buffer.from(noise) })),
  },
  {
    weight: 5,
    arbitrary: fc
      .record({ params, share: fc.double({ min: 0.05, max: 0.99, noNaN: true }) })
      .map((one) => cutOff(one.params, one.share)),
  },
  { weight: 1, arbitrary: params.map((values) => ({ ...sending(values), kind: 'slow' as const })) },
);
