import { type Finding, problem } from './finding.ts';
import {
  examineFiles,
  examineNotFound,
  examineRobots,
  examineSitemap,
  examineSpellings,
  nowhere,
} from './live/addresses.ts';
import { examineCertificate } from './live/certificate.ts';
import { examineHeaders } from './live/headers.ts';
import { examineBuild, examinePages, examineRequests, examineSharePicture } from './live/pages.ts';
import { examineHome, examineReach } from './live/reach.ts';
import type { Own } from './live/site.ts';
import { visit, visitAll } from './live/visit.ts';

/** Looks at the site as it stands on the internet. */
export async function examineLive(address: string, own: Own, today: Date): Promise<Finding[]> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return [problem(`"${address}" is no address of a site.`, 'Write it like --live https://www.your-domain.com')];
  const { origin } = url;
  const certificate = url.protocol === 'https:' ? await examineCertificate(url, today) : [];
  const home = await visit(`${origin}/`);
  const first = examineHome(home);
  if (first.mark === 'problem') {
    const cause = certificate.filter(({ mark }) => mark === 'problem');
    return home.status === 0 && cause.length > 0 ? cause : [first, ...cause];
  }

  const site = { ...own, origin, domain: own.env.SITE_URL || own.company.domain, home };
  const named = [...home.text.matchAll(/"(\/assets\/[^"#]+)/g)].map(([, file]) => origin + file);
  const files = await visitAll([...new Set(named)]);
  const missing = await visit(origin + nowhere);
  const { findings, pages } = await examineSitemap(site);
  return [
    first,
    ...certificate,
    ...(await examineReach(site)),
    ...examineHeaders(site, [home, missing, ...files.filter(({ status }) => status === 200)]),
    ...examineFiles(files),
    examineNotFound(missing),
    ...(await examineSpellings(site)),
    ...findings,
    await examineRobots(site),
    await examineSharePicture(site),
    ...examinePages(site, pages.length > 0 ? pages : [home]),
    await examineRequests(site),
    ...examineBuild(site),
  ];
}
