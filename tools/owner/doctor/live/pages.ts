import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailOrigin, mailOriginIn, mailService } from '../../../build/mail-service.ts';
import { type Finding, hint, problem, ready, unless } from '../finding.ts';
import { republish, type Site } from './site.ts';
import { saySome, type Visit, visit, visitedPath } from './visit.ts';

/** Text of an attribute as it is meant. */
const plain = (html: string) =>
  html.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name as keyof typeof entities]);
const entities = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** Content of a page's `meta` tag of that name. */
const metaOf = ({ text }: Visit, name: string) =>
  plain(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1] ?? '');

const canonicalOf = ({ text }: Visit) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];

/** What a page loads without https; its canonical address is none of that. */
const insecure =
  /<(?:img|script|iframe|source|video|audio|link(?! rel="canonical"))\b[^>]*\s(?:src|srcset|poster|href)="(http:[^"\s]*)/;

/** What stands on the pages of the example alone. */
const samples = [/tel:\+1\d{3}55501\d\d/, /[\w.@]*example\.com/, /\d+ Sample Street/];

/** A problem that some pages have: `find` gives what is wrong with a page, `say` takes the pages and what the first one has. */
function among(
  pages: Visit[],
  find: (page: Visit) => string | undefined,
  say: (where: string, found: string) => string,
  todo: string,
): Finding[] {
  const wrong = pages.flatMap((page) => {
    const found = find(page);
    return found ? [{ found, path: visitedPath(page) }] : [];
  });
  const [first] = wrong;
  return first ? [problem(say(saySome(wrong.map(({ path }) => path)), first.found), todo)] : [];
}

/** Whether the pages are this company's, as its files say it now, and load nothing without https. */
export function examinePages({ company, domain }: Site, pages: Visit[]): Finding[] {
  const call = `tel:+1${company.phone.replaceAll(/\D/g, '').slice(-10)}`;
  const found = [
    ...among(
      pages,
      (page) => (canonicalOf(page)?.startsWith(`${domain}/`) ? undefined : (canonicalOf(page) ?? 'none')),
      (where, found) => `The canonical address of ${where} is ${found}, not at ${domain}.`,
      republish,
    ),
    ...among(
      pages,
      ({ text }) => insecure.exec(text)?.[1],
      (where, found) => `Loaded without https: ${found} on ${where}.`,
      'Browsers stop it. Write https://, or put the file on the site.',
    ),
    ...among(
      pages,
      ({ text }) => samples.map((sample) => sample.exec(text)?.[0]).find(Boolean),
      (where, found) => `A value that is no company’s own is live: ${found} on ${where}.`,
      `Change company.json, then: ${republish}`,
    ),
    ...among(
      pages,
      ({ text }) => [...text.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href).find((href) => href !== call),
      (where, found) => `An older build is live: ${where} calls ${found.slice('tel:'.length)}.`,
      `company.json has ${company.phone}. ${republish}`,
    ),
    ...among(
      pages,
      (page) => (metaOf(page, 'og:site_name') === company.name ? undefined : metaOf(page, 'og:site_name') || 'nobody'),
      (where, found) => `An older build is live: ${where} names ${found} as the company.`,
      `company.json has ${company.name}. ${republish}`,
    ),
  ];
  return found.length > 0 ? found : [ready(`What company.json says stands on all pages (${pages.length}).`)];
}

/** Whether those who share the site get its picture. */
export async function examineSharePicture({ home }: Site): Promise<Finding> {
  const address = metaOf(home, 'og:image');
  const { status, headers, fault } = await visit(address);
  return unless(
    status !== 200 || !headers.get('content-type')?.startsWith('image/'),
    'The share picture is there.',
    `The share picture ${address} does not come: ${fault || `${status}, ${headers.get('content-type')}`}.`,
    republish,
  );
}

/** Whether quote requests leave for the mail service, and it answers. */
export async function examineRequests({ home, env }: Site): Promise<Finding> {
  const { name } = mailService;
  const policy = home.headers.get('content-security-policy');
  if (!policy)
    return hint('Without its policy, home does not show where quote requests go.', 'Mend the headers first.');
  const origin = mailOriginIn(policy, env);
  if (!origin)
    return problem(
      `The live site does not send quote requests to ${name} (${mailOrigin(env)}): they are lost.`,
      `Set its keys in .env. ${republish}`,
    );
  if (!origin.startsWith('https:'))
    return problem(
      `Quote requests are sent to ${origin}: a visitor's browser refuses it, or looks for it on the visitor's machine.`,
      `Take ${mailService.originVariable} out of .env, or give it an https address. ${republish}`,
    );
  const { status, fault } = await visit(`${origin}/`);
  return unless(
    status === 0,
    `Quote requests are sent to ${name}, which answers.`,
    `Quote requests are sent to ${name}, and ${origin} cannot be reached: ${fault}.`,
    'Look again from another network; if it stays so, ask the service.',
  );
}

const scriptOf = (html: string) => /<script type="module"[^>]* src="([^"]*)"/.exec(html)?.[1];

/** Whether the live site is the one that was built here last, by the name of its script, which changes with every word. */
export function examineBuild({ home, root }: Site): Finding[] {
  const file = join(root, 'index.html');
  if (!existsSync(file)) return [];
  return scriptOf(home.text) === scriptOf(readFileSync(file, 'utf8'))
    ? [ready(`The live site is the one in ${root}/.`)]
    : [hint(`The live site is another build than the one in ${root}/.`, `If you want the newer one: ${republish}`)];
}
