import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEnvironment } from '../../site/check-environment.ts';
import { headerRules } from '../../site/hosts/headers.ts';
import { counterpart } from '../../site/hosts/publish.ts';
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
const renew = 'Renew it at your host, for this exact name; with certbot, run certbot renew and read why it failed.';
const republish = 'Run npm run build, and publish dist/ with the file for your host.';

/** Advice for an address without an answer: to renew a faulty certificate, or else `todo`. */
const against = (fault: string, todo = 'Check the address, its DNS record and your host.') =>
  fault.includes('certificate') ? renew : todo;
const scriptOf = (html: string) => /<script data-boot="([^"]*)"/.exec(html)?.[1];

/** Checks that home answers; if home does not, `examineLive` stops here. */
function examineHome(home: Visit): Finding {
  const { origin } = new URL(home.url);
  const place = placeOf(home);
  const kind = home.headers.get('content-type') ?? 'nothing';
  if (home.status === 0) return problem(`${origin} cannot be reached: ${home.fault}.`, against(home.fault));
  if (place)
    return problem(
      `${origin} redirects to ${place}.`,
      `Check that one: npm run doctor -- --live ${new URL(place).origin}`,
    );
  return unless(
    home.status !== 200 || !kind.startsWith('text/html'),
    'Home answers.',
    `${origin} answers ${home.status} (${kind}) instead of the home page.`,
    'Publish dist/ at your host, and read its log for errors.',
  );
}

/** Checks that one address redirects permanently to another. */
async function examineWay({ visit }: typeof internet, from: string, to: string, todo: string): Promise<Finding> {
  const answer = await visit(from);
  const { status, fault } = answer;
  if (status === 0) return problem(`${from} cannot be reached: ${fault}.`, against(fault, todo));
  return unless(
    placeOf(answer) !== to || (status !== 301 && status !== 308),
    `${from} redirects to ${to} permanently.`,
    `${from} answers ${status} and redirects to ${placeOf(answer) ?? 'no other address'}.`,
    `Have your host redirect it to ${to} permanently (status 301).`,
  );
}

/** Checks that the site is on https, that http redirects there, and how long the certificate is valid. */
async function examineHttps({ origin, today, net }: Site): Promise<Finding[]> {
  const url = new URL(origin);
  if (url.protocol === 'http:')
    return [problem(`${origin} is not on https.`, 'Turn on https at your host, or browsers will show a warning.')];
  const way = await examineWay(net, `http://${url.host}/`, `${origin}/`, 'Have your host answer on port 80 too.');
  const end = await net.certificateEnd(url);
  if (!end) return [way];
  const days = Math.floor((end.getTime() - today.getTime()) / (24 * 60 * 60 * 1000));
  const date = end.toLocaleDateString('en-US', { dateStyle: 'long' });
  const ends = hint(`The certificate expires in ${days === 1 ? '1 day' : `${days} days`}, on ${date}.`, renew);
  return [way, days < soon ? ends : ready(`The certificate is valid until ${date}.`)];
}

/** Checks that the settings name this origin, and that their domain's twin, with or without www, redirects to it. */
async function examineNames({ origin, domain, net }: Site): Promise<Finding[]> {
  const other = counterpart(domain);
  const todo = `Where your domain’s DNS is kept, add a record for ${other} that points to your host; add the name at the host too.`;
  return [
    unless(
      origin !== domain,
      `It is built for ${domain}.`,
      `Your settings say ${domain}, but you checked ${origin}.`,
      `Set SITE_URL in .env to the right one and rebuild, or check: npm run doctor -- --live ${domain}`,
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
    `An address that does not exist answers ${missing.status || missing.fault}${isOwn ? '' : ', without the site’s own page'}.`,
    'Have your host answer unknown addresses with 404.html and status 404; use its file from the build.',
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
      const say = `The header ${name} is ${found ? `"${found}"` : 'missing'} at ${others.map(pathOf).join(', ')}.`;
      const todo = 'Give your host its file from the live build, and keep that build’s .env here.';
      return when(others.length > 0, problem(say, `It should be "${value}". ${todo}`));
    }),
  );
  const hides = problem(
    'Search engines are kept out by the header X-Robots-Tag.',
    'Hosts add it to preview sites: publish to your real domain, or remove it.',
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
    `Set its keys in .env; leave ${mailService.originVariable} empty, or set it to an https address. ${republish}`,
  );
}

/** Checks that home's script exists and has the name of the one last built here: any changed word changes the name. */
function examineBuild({ home, script, root }: Site): Finding {
  if (script.status !== 200) return problem(`Home loads ${script.url}, which is not there.`, republish);
  const file = join(root, 'index.html');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (scriptOf(home.text) === scriptOf(built)) return ready(`The live site is the one in ${root}/.`);
  const other = built ? 'not the build in' : 'not compared: nothing is built in';
  return hint(`The live site is ${other} ${root}/.`, `To publish that build: ${republish}`);
}

const checks = [examineHttps, examineNames, examineHeaders, examineNotFound, examineKeys, examineBuild];

/** Examines the live site at `address`. @throws Error when an environment variable of the build is wrong */
export async function examineLive(address: string, clone: Clone, net = internet): Promise<Finding[]> {
  const { company, env, today, root } = clone;
  checkEnvironment(env, company);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return [problem(`"${address}" is not a web address.`, 'Write it like --live https://www.your-domain.com')];
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
