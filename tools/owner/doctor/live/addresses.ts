import { type Finding, hint, problem, ready, unless } from '../finding.ts';
import { republish, type Site } from './site.ts';
import { placeOf, saySome, type Visit, visit, visitAll } from './visit.ts';

/** An address that no site has. */
export const nowhere = '/the-doctor-looks-for-nothing';

/** Whether an address without a page gets the site's own page for that. */
export function examineNotFound(missing: Visit): Finding {
  const todo = 'Let your host answer unknown addresses with 404.html and status 404: its file from the build says so.';
  if (missing.status !== 404)
    return problem(`An address that does not exist answers ${missing.status || missing.fault} instead of 404.`, todo);
  return unless(
    !missing.text.includes('data-not-found'),
    'An address that does not exist answers 404, with the site’s own page.',
    'An address that does not exist answers 404 with a page that is not the site’s.',
    todo,
  );
}

/** Whether the files that home names are there. */
export function examineFiles(files: Visit[]): Finding[] {
  return files
    .filter(({ status }) => status !== 200)
    .map(({ url }) => problem(`Home loads ${url}, which is not there.`, republish));
}

/** Whether other spellings of a page's address lead to the one that it has. */
export async function examineSpellings({ origin, paths }: Site): Promise<Finding[]> {
  const path = paths.find((each) => each !== '/');
  if (!path) return [];
  const answers = await visitAll([`${origin}${path}/`, `${origin}${path}.html`]);
  const astray = answers.filter((answer) => placeOf(answer) !== origin + path);
  if (astray.length === 0) return [ready(`${path}/ and ${path}.html lead to ${path}.`)];
  return astray.map((answer) =>
    answer.status === 200
      ? hint(
          `${answer.url} is a second address of ${path}.`,
          'Let your host lead it there: its file from the build does.',
        )
      : problem(
          `${answer.url} answers ${answer.status || answer.fault}, and does not lead to ${path}.`,
          'Give your host its file from the build.',
        ),
  );
}

/** Whether the site map is there and leads to pages of this domain. @returns the pages too */
export async function examineSitemap({ origin, domain }: Site): Promise<{ findings: Finding[]; pages: Visit[] }> {
  const { status, text, fault } = await visit(`${origin}/sitemap.xml`);
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  if (status !== 200 || listed.length === 0) {
    const said = status === 200 ? 'names no page' : `answers ${status || fault}`;
    return { findings: [problem(`${origin}/sitemap.xml ${said}.`, republish)], pages: [] };
  }
  const isOwn = (address: string) => address.startsWith(`${domain}/`);
  const foreign = listed.filter((address) => !isOwn(address));
  const own = listed.filter(isOwn);
  // Wherever it is looked at.
  const pages = await visitAll(own.map((address) => origin + address.slice(domain.length)));
  const absent = pages
    .filter((page) => page.status !== 200)
    .map(({ url, status }) => `${url} (${status || 'no answer'})`);
  const findings = [
    ...(foreign.length > 0 ? [problem(`The site map names ${saySome(foreign)}, not at ${domain}.`, republish)] : []),
    ...(absent.length > 0 ? [problem(`The site map names ${saySome(absent)}, not to be had.`, republish)] : []),
  ];
  return {
    findings: findings.length > 0 ? findings : [ready(`Each of the ${pages.length} pages of the site map is there.`)],
    pages: pages.filter((page) => page.status === 200),
  };
}

/** Robots of every name are kept out of all of it. Hosts may keep single ones out, which is another matter. */
const closed = /^User-agent:\s*\*[^\S\n]*\n(?:(?!User-agent:).*\n)*?Disallow:[^\S\n]*\/[^\S\n]*$/im;

/** Whether search engines may come in, and are told of the site map. */
export async function examineRobots({ origin, domain, home }: Site): Promise<Finding> {
  const { status, text, fault } = await visit(`${origin}/robots.txt`);
  if (status !== 200) return problem(`${origin}/robots.txt answers ${status || fault}.`, republish);
  const by = [
    ...(closed.test(text) ? ['robots.txt'] : []),
    ...(/noindex/i.test(home.headers.get('x-robots-tag') ?? '') ? ['the header X-Robots-Tag'] : []),
    ...(/<meta name="robots" content="[^"]*noindex/i.test(home.text) ? ['a tag in home'] : []),
  ];
  if (by.length > 0)
    return problem(
      `Search engines are kept out by ${by.join(' and ')}.`,
      'Hosts do that to a site that is not published for good: look for it there.',
    );
  return unless(
    !text.includes(`Sitemap: ${domain}/sitemap.xml`),
    'Search engines are let in, and told of the site map.',
    `robots.txt does not name ${domain}/sitemap.xml.`,
    republish,
  );
}
