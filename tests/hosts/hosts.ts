import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../ask.ts';
import { examples } from '../owner.ts';

/** A program that serves the built site by the file that the build made for it. */
export interface Host {
  name: string;
  /** What it needs on this machine, as a person would ask for it. */
  needs: string;
  /** @returns whether it can be run here */
  isThere: () => boolean;
  /** Starts it on a port of this machine. */
  start: (port: number) => ChildProcess;
  /** Rows of the table that it cannot pass by its nature, with the reason. */
  differs: Record<string, string>;
}

const answers = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const temporary = () => mkdtempSync(join(tmpdir(), 'host-'));

/** A file that an owner put into the site for others to find, as certificates and search engines ask for. */
export const wellKnown = '/.well-known/test.txt';

/** A copy of the built site with that file. @returns its folder */
function copySite(folder = temporary()): string {
  const site = join(folder, 'dist');
  cpSync('dist', site, { recursive: true });
  mkdirSync(join(site, '.well-known'));
  writeFileSync(join(site, wellKnown), 'known');
  return site;
}

const wrangler = ['exec', '--yes', '--package=wrangler@4.164.0', '--', 'wrangler'];

function startNginx(port: number): ChildProcess {
  const folder = temporary();
  const block = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${copySite(folder)};`);
  const config = `
    include /etc/nginx/modules-enabled/*brotli*.conf;
    daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; ${block} }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
}

function startCaddy(port: number): ChildProcess {
  const folder = temporary();
  return spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}, http://localhost:${port}`,
      SITE_ROOT: copySite(folder),
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

function startCloudflare(port: number): ChildProcess {
  // In a folder of its own: the tool writes its cache beside its file.
  const folder = temporary();
  mkdirSync(join(folder, 'deploy'));
  cpSync('deploy/wrangler.json', join(folder, 'deploy/wrangler.json'));
  copySite(folder);
  return spawn('npm', [...wrangler, 'dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'], {
    cwd: join(folder, 'deploy'),
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  });
}

const temporarily = 'it answers 307, and offers no other status for this';
const edge = 'the local runtime sends no Vary; compression belongs to the real edge';

/** The preview server, and the three kinds of host that can be run on one's own machine. */
export const hosts: Host[] = [
  {
    name: 'preview server',
    needs: 'nothing',
    isThere: () => true,
    start: (port) =>
      spawn('node', ['tools/server/preview.ts'], {
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', OUTBOX_DIR: temporary(), SITE_DIR: copySite() },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    differs: {},
  },
  {
    name: 'nginx',
    needs: 'the packages nginx-light and libnginx-mod-http-brotli-static',
    isThere: () => answers('nginx', '-v') && answers('sh', '-c', 'ls /etc/nginx/modules-enabled/*brotli*'),
    start: startNginx,
    differs: {},
  },
  {
    name: 'Caddy',
    needs: 'the package caddy',
    isThere: () => answers('caddy', 'version'),
    start: startCaddy,
    differs: { 'malformed encoding is not found': 'its HTTP server answers 400 before it reads its file' },
  },
  {
    name: 'Cloudflare',
    needs: 'the npm registry, for wrangler',
    isThere: () => answers('npm', ...wrangler, '--version'),
    start: startCloudflare,
    differs: {
      '`/about/` moves to `/about` for good': temporarily,
      [`\`${examples.city}/?a=1\` moves to \`${examples.city}?a=1\` for good`]: temporarily,
      '`/about.html` moves to `/about` for good': temporarily,
      '`/index.html` moves to `/` for good': temporarily,
      '`/admin/` moves to `/admin` for good': temporarily,
      'what is missing in their folder is not kept':
        'it sets headers by the address alone, whether a file is there or not',
      'a page comes as br': edge,
      'a page comes as gzip': edge,
      'a part of the film can be asked for': 'the local runtime answers no byte ranges',
    },
  },
];

/** Waits until a host answers. @throws Error after half a minute, or when it has stopped */
export async function whenUp(host: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until && host.exitCode === null) {
    const up = await ask(port, '/favicon.svg').catch(() => undefined);
    if (up?.status === 200) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('The host did not start.');
}
