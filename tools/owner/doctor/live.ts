import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEnvironment } from '../../site/check-environment.ts';
import { headerRules } from '../../site/hosts/headers.ts';
import { counterpart } from '../../site/hosts/names.ts';
import { mailOrigin, mailOriginIn, mailService } from '../../site/mail-service.ts';
import { type Clone, type Finding, hint, orReady, problem, ready, unless, when } from './finding.ts';
import { internet, placeOf, type Visit } from './visit.ts';

/** The live site, and the build in this folder that it is compared with. */
interface Site extends Pick<Clone, 'env' | 'today' | 'root'> {
  /** Origin that is examined, such as `https://www.harborwash.com`. */
  origin: string;
  /** Origin that the site was built for. */
  domain: string;
  home: Visit;
  /** Answer at an address that does not exist. */
  missing: Visit;
  /** Answer at the address of the script that home loads. */
  script: Visit;
  net: typeof internet;
}

/** The doctor warns when a certificate has fewer days left than this: hosts normally renew certificates earlier. */
const soon = 21;
const renew = 'Renew it at your host, for this very name; with certbot, run certbot renew and look why it did not.';
const republish = 'Run npm run build, and publish dist/ with the file for your host.';

/** Advice for an address without an answer: to renew a faulty certificate, or else `todo`. */
const against = (fault: string, todo = 'Compare the address, its DNS record and your host.') =>
  fault.includes('certificate') ? renew : todo;
const scriptOf = (html: string) => /<script type="module"[^>]* src="([^"]*)"/.exec(html)?.[1];

/** Checks that home answers; if home does not, `examineLive` stops here. */
function examineHome(home: Visit): Finding {
  const { origin } = new URL(home.url);
  const place = placeOf(home);
  const kind = home.headers.get('content-type') ?? 'nothing';
  if (home.status === 0) return problem(`${origin} cannot be reached: ${home.fault}.`, against(home.fault));
  if (place)
    return problem(`${origin} leads to ${place}.`, `Look there: npm run doctor -- --live ${new URL(place).origin}`);
  return unless(
    home.status !== 200 || !kind.startsWith('text/html'),
    'Home is there.',
    `${origin} answers ${home.status} (${kind}) instead of the home page.`,
    'Publish dist/ at your host, and look at what your host says of it.',
  );
}

/** Checks that one address redirects permanently to another. */
async function examineWay({ visit }: typeof internet, from: string, to: string, todo: string): Promise<Finding> {
  const answer = await visit(from);
  const { status, fault } = answer;
  if (status === 0) return problem(`${from} cannot be reached: ${fault}.`, against(fault, todo));
  return unless(
    placeOf(answer) !== to || (status !== 301 && status !== 308),
    `${from} leads to ${to} for good.`,
    `${from} answers ${status} and leads to ${placeOf(answer) ?? 'no other address'}.`,
    `Let your host lead it to ${to} with status 301, which is for good.`,
  );
}

/** Checks that the site is on https, that http redirects there, and how long the certificate is valid. */
async function examineHttps({ origin, today, net }: Site): Promise<Finding[]> {
  const url = new URL(origin);
  if (url.protocol === 'http:')
    return [problem(`${origin} is not on https.`, 'Switch https on at your host: browsers warn of anything else.')];
  const way = await examineWay(net, `http://${url.host}/`, `${origin}/`, 'Let your host answer on port 80 too.');
  const end = await net.certificateEnd(url);
  if (!end) return [way];
  const days = Math.floor((end.getTime() - today.getTime()) / (24 * 60 * 60 * 1000));
  const date = end.toLocaleDateString('en-US', { dateStyle: 'long' });
  const ends = hint(`The certificate ends in ${days} days, on ${date}.`, renew);
  return [way, days < soon ? ends : ready(`The certificate holds until ${date}.`)];
}

/** Checks that the site is built for this origin, and that its twin, with or without www, redirects to it. */
async function examineNames({ origin, domain, net }: Site): Promise<Finding[]> {
  const other = counterpart(domain);
  const todo = `Add a DNS record that leads ${other} to your host, where your domain’s DNS is kept, and add the name there.`;
  return [
    unless(
      origin !== domain,
      `It is built for ${domain}.`,
      `The site is to live at ${domain}, and you look at ${origin}.`,
      `Set SITE_URL in .env to the one that is right, or look there: npm run doctor -- --live ${domain}`,
    ),
    ...(other ? [await examineWay(net, `${new URL(domain).protocol}//${other}/`, `${domain}/`, todo)] : []),
  ];
}

/** Checks that an unknown address gets the site's not-found page. */
function examineNotFound({ missing }: Site): Finding {
  const isOwn = missing.text.includes('data-not-found');
  return unless(
    missing.status !== 404 || !isOwn,
    'An address that does not exist answers 404, with the site’s own page.',
    `An address that does not exist answers ${missing.status || missing.fault}${isOwn ? '' : ', with another page than the site’s'}.`,
    'Let your host answer unknown addresses with 404.html and status 404: its file from the build says so.',
  );
}

/**
 * Checks that home, its script and the not-found page have the headers of `headers.ts`, and that no header keeps search
 * engines away from home.
 */
function examineHeaders({ env, home, missing, script }: Site): Finding[] {
  const pathOf = ({ url }: Visit) => new URL(url).pathname;
  const wrong = headerRules(env).flatMap(({ path, headers }) =>
    Object.entries(headers).flatMap(([name, value]) => {
      const answers = [home, missing, script].filter((answer) => pathOf(answer).startsWith(path));
      const others = answers.filter((answer) => answer.headers.get(name) !== value);
      const found = others[0]?.headers.get(name);
      const say = `The header ${name} is ${found ? `"${found}"` : 'missing'}: ${others.map(pathOf).join(', ')}.`;
      const todo = 'Give your host its file from the same build, and this folder the .env of that build.';
      return when(others.length > 0, problem(say, `It should be "${value}". ${todo}`));
    }),
  );
  const hides = problem(
    'Search engines are kept out by the header X-Robots-Tag.',
    'Hosts do that to a site that is not published for good: look for it there.',
  );
  return [
    ...orReady(wrong, 'Pages, files and the not-found page carry every header.'),
    ...when(/noindex/i.test(home.headers.get('x-robots-tag') ?? ''), hides),
  ];
}

/** Checks that quote requests go to the mail service. */
function examineKeys({ env, home }: Site): Finding {
  const policy = home.headers.get('content-security-policy') ?? '';
  return unless(
    !mailOriginIn(policy, env)?.startsWith('https:'),
    `Quote requests are sent to ${mailService.name}.`,
    `The live site does not send quote requests to ${mailService.name} (${mailOrigin(env)}): they are lost.`,
    `Set its keys in .env, and ${mailService.originVariable} to nothing or an https address. ${republish}`,
  );
}

/** Checks that home's script exists and has the name of the one last built here: any changed word changes the name. */
function examineBuild({ home, script, root }: Site): Finding {
  if (script.status !== 200) return problem(`Home loads ${script.url}, which is not there.`, republish);
  const file = join(root, 'index.html');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (scriptOf(home.text) === scriptOf(built)) return ready(`The live site is the one in ${root}/.`);
  const other = built ? 'another build than the one in' : 'not compared: nothing is built in';
  return hint(`The live site is ${other} ${root}/.`, `If you want the newer one: ${republish}`);
}

const checks = [examineHttps, examineNames, examineHeaders, examineNotFound, examineKeys, examineBuild];

/** Examines the live site at `address`. @throws Error when an environment variable of the build is wrong */
export async function examineLive(address: string, clone: Clone, net = internet): Promise<Finding[]> {
  const { company, env, today, root } = clone;
  checkEnvironment(env, company);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return [problem(`"${address}" is no address of a site.`, 'Write it like --live https://www.your-domain.com')];
  const { origin } = new URL(address);
  const domain = env.SITE_URL || company.domain;
  const home = await net.visit(`${origin}/`);
  const findings = [examineHome(home)];
  if (findings[0]?.mark === 'problem') return findings;
  const missing = await net.visit(`${origin}/the-doctor-looks-for-nothing`);
  const script = await net.visit(new URL(scriptOf(home.text) ?? '/', origin).href);
  const site = { env, today, root, origin, domain, home, missing, script, net };
  for (const check of checks) findings.push(...[await check(site)].flat());
  return findings;
}
