import fc from 'fast-check';

/** One attempt on the server: what is sent, byte by byte, and whether the connection is cut off after it. */
export interface Case {
  kind: 'page' | 'send' | 'any JSON' | 'foreign' | 'noise' | 'cut off' | 'slow';
  bytes: Buffer;
  /** The values of a request that is to be stored. */
  params?: Record<string, string>;
}

/** A list in one line of words. */
const anyOf = (words: string) => fc.constantFrom(...words.split(' '));

const methods = fc.oneof(
  { weight: 2, arbitrary: anyOf('GET HEAD') },
  { weight: 1, arbitrary: anyOf('POST PUT DELETE OPTIONS PATCH TRACE PROPFIND get NONSENSE') },
);
const tame = anyOf(
  'about areas/tampa index.html 404.html services/residential assets outbox outbox/requests.csv _headers api/v1.0/email/send',
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
/** The form's own names, those that every object knows, and any other. */
const name = fc.oneof(
  anyOf('businessType service businessName name email phone address message timestamp received'),
  anyOf('constructor __proto__ toString hasOwnProperty valueOf isPrototypeOf then length'),
  fc.string({ maxLength: 12 }),
);
const text = fc.oneof(fc.constantFrom(...injections), fc.string({ unit: 'binary', maxLength: 60 }));
const scalar = fc
  .oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null))
  .map((value) => JSON.stringify(value));
/** Any value, also nested, as JSON; in words, because an object of this language cannot have every name. */
const anyJson: fc.Arbitrary<string> = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    { weight: 12, arbitrary: scalar },
    { weight: 3, arbitrary: fc.array(tie('json'), { maxLength: 3 }).map((values) => `[${values}]`) },
    { weight: 3, arbitrary: fc.array(fc.tuple(name, tie('json')), { maxLength: 3 }).map(toObject) },
    { weight: 1, arbitrary: fc.nat(24_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  ),
})).json;

function toObject(entries: [string, string][]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`)}}`;
}

/** A request with these template parameters, as JSON. */
const submission = (params: string) =>
  `{"user_id": "key", "service_id": "service", "template_id": "template", "template_params": ${params}}`;

/** Every kind of attempt on the server of that `Host`, the likely ones more often. */
export function makeCases(ownHost: string): fc.Arbitrary<Case> {
  const request = (method: string, path: string, headers: string[][], body: Buffer | string = '', host = ownHost) =>
    Buffer.concat([
      Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        'latin1',
      ),
      Buffer.from(body),
    ]);
  const post = (json: string, headers: string[][] = [], host = ownHost) => {
    const body = Buffer.from(json);
    const own = [
      ['Content-Type', 'application/json'],
      ['Content-Length', String(body.length)],
    ];
    return request('POST', '/api/v1.0/email/send', [...own, ...headers], body, host);
  };

  const send = fc.array(fc.tuple(name, text), { maxLength: 10 }).map((entries): Case => {
    // The one name that no JSON object can be trusted with; it is dropped.
    const params = Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
    const json = toObject(entries.map(([key, value]) => [key, JSON.stringify(value)]));
    return { kind: 'send', bytes: post(submission(json)), params };
  });
  const foreign = fc.oneof(
    anyOf('evil.example localhost.evil.example 10.0.0.9 localhost [::2]').map((host) =>
      post(submission('{}'), [], host),
    ),
    anyOf('evil.example localhost.evil.example [::2]').map((host) => request('GET', '/outbox', [], '', `${host}:80`)),
    anyOf('null https://evil.example http://localhost file://').map((origin) =>
      post(submission('{}'), [['Origin', origin]]),
    ),
  );
  return fc.oneof(
    {
      weight: 35,
      arbitrary: fc
        .record({ method: methods, path, headers, body: fc.string({ maxLength: 30 }) })
        .map((one): Case => ({ kind: 'page', bytes: request(one.method, one.path, one.headers, one.body) })),
    },
    { weight: 25, arbitrary: send },
    {
      weight: 20,
      arbitrary: fc
        .oneof(
          anyJson,
          anyJson.map(submission),
          fc.array(fc.tuple(name, anyJson), { maxLength: 4 }).map(toObject).map(submission),
        )
        .map((json): Case => ({ kind: 'any JSON', bytes: post(json) })),
    },
    { weight: 5, arbitrary: foreign.map((bytes): Case => ({ kind: 'foreign', bytes })) },
    {
      weight: 10,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((noise): Case => ({ kind: 'noise', bytes: Buffer.from(noise) })),
    },
    {
      weight: 5,
      arbitrary: fc.tuple(send, fc.double({ min: 0.05, max: 0.99, noNaN: true })).map(
        ([{ bytes }, share]): Case => ({
          kind: 'cut off',
          bytes: bytes.subarray(0, Math.ceil(bytes.length * share)),
        }),
      ),
    },
    { weight: 1, arbitrary: send.map((one): Case => ({ ...one, kind: 'slow' })) },
  );
}
