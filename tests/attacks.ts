import fc from 'fast-check';

/** A list in one line of words. */
const anyOf = (words: string) => fc.constantFrom(...words.split(' '));

/** Methods, the common ones more often. */
export const methods = fc.oneof(
  { weight: 2, arbitrary: anyOf('GET HEAD') },
  { weight: 1, arbitrary: anyOf('POST PUT DELETE OPTIONS PATCH TRACE PROPFIND get NONSENSE') },
);
const tame = anyOf(
  'about areas/tampa index.html 404.html services/residential assets outbox outbox/requests.csv outbox/secret _redirects api/v1.0/email/send',
);
const wild = anyOf(
  '/ // /.. /. /%2e%2e /%2f %5c \\ %00 % %E0%A4%A ? # ; : @ * ~ .html .br .eml secret etc/passwd http://evil.example %0d%0aX-Evil:%20yes',
);
const up = anyOf('../ ..%2f %2e%2e/ %2e%2e%2f ..\\ ..%5c ./../ areas/../../ areas/..%2f../');
const outside = anyOf('secret secret.html secret.eml outbox etc/passwd');
/** Paths: of pages, of files that are not to be had, out of the folder, and of anything. */
export const path = fc
  .oneof(
    { weight: 2, arbitrary: fc.tuple(tame, anyOf('/ ? .html //')).map(([place, end]) => [place, end]) },
    { weight: 2, arbitrary: fc.array(fc.oneof(tame, wild), { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 3 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.array(up, { minLength: 1, maxLength: 3 }), outside).map((parts) => parts.flat()),
    },
  )
  .map((parts) => `/${parts.join('')}`.replaceAll(/[\r\n ]/g, ''));
/** Headers that change an answer, with odd values. */
export const headers = fc.array(
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
export const anyJson: fc.Arbitrary<string> = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    { weight: 12, arbitrary: scalar },
    { weight: 3, arbitrary: fc.array(tie('json'), { maxLength: 3 }).map((values) => `[${values}]`) },
    { weight: 3, arbitrary: fc.array(fc.tuple(name, tie('json')), { maxLength: 3 }).map(toObject) },
    { weight: 1, arbitrary: fc.nat(24_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  ),
})).json;

/** An object as JSON, which may have a name twice, and any name. */
function toObject(entries: [string, string][]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`)}}`;
}

/** What the form sends, under any names. */
export const values = fc.array(fc.tuple(name, text), { maxLength: 10 });
export const toJson = (entries: [string, string][]) =>
  toObject(entries.map(([key, value]) => [key, JSON.stringify(value)]));

/** A request with these template parameters, as JSON. */
export const submission = (params: string) =>
  `{"user_id": "key", "service_id": "service", "template_id": "template", "template_params": ${params}}`;

export const place = anyOf('/ /about /nowhere /outbox /outbox/requests.csv /%');
export const foreignHost = anyOf('evil.example localhost.evil.example evil.example@localhost 10.0.0.9 [::2]');
export const foreignOrigin = anyOf('null https://evil.example http://localhost file://');
