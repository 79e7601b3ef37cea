import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ask } from '../ask.ts';
import { examples } from '../owner.ts';

/** Path that stands for the project's folder in the server files that the build writes. */
const serverFolder = '/srv/site';

/** Makes a temporary folder. @returns its path */
export const temporary = () => mkdtempSync(join(tmpdir(), 'host-'));

/** Path of a file that an owner adds, because a certificate's issuer looks for it to verify the domain. */
export const wellKnown = '/.well-known/acme-challenge/test';

/** Copies the built site and adds the file at `wellKnown`. @returns its folder */
export function copySite(folder = temporary()): string {
  const site = join(folder, 'dist');
  cpSync('dist', site, { recursive: true });
  mkdirSync(join(site, dirname(wellKnown)), { recursive: true });
  writeFileSync(join(site, wellKnown), 'known');
  return site;
}

/** Path of npm's script, because Windows starts npm's command only in a shell; empty if npm did not start this run. */
export const npm = process.env.npm_execpath ?? '';
/** Node's arguments to run Cloudflare's wrangler through npm, in the version that made the table in docs/hosts.md. */
const wrangler = [npm, 'exec', '--yes', '--package=wrangler@4.164.0', '--', 'wrangler'];

/** Starts nginx on a local port with the files in `deploy/nginx`; the functions below start the other hosts. */
function startNginx(port: number): ChildProcess {
  const folder = temporary();
  cpSync('deploy/nginx', folder, { recursive: true });
  const site = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen [::]:80;', '')
    .replaceAll(`${serverFolder}/deploy/nginx`, folder)
    .replace(`${serverFolder}/dist`, copySite(folder));
  const config = `
    include /etc/nginx/modules-enabled/*brotli*.conf;
    daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
}

function startCaddy(port: number): ChildProcess {
  const folder = temporary();
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(`${serverFolder}/dist`, copySite(folder))
    // Lets the last block, the site's, answer at 127.0.0.1 and localhost too.
    .replace(/^(\S+) \{\n\timport site$/m, '$1, http://127.0.0.1, http://localhost {\n\timport site');
  const own = `{\nhttp_port ${port}\nhttps_port ${port + 100}\nadmin off\nlocal_certs\nskip_install_trust\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), own + site);
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

/** Debian's folder of Apache modules. */
const apacheModules = '/usr/lib/apache2/modules';

/** Starts Apache set up as on Debian and on hosts with cPanel, where `.htaccess` holds the site's rules. */
function startApache(port: number): ChildProcess {
  const folder = temporary();
  chmodSync(folder, 0o755);
  const names = ['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'filter', 'deflate', 'brotli'];
  const config = `
    ${[...names, 'headers', 'rewrite', 'setenvif'].map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
    ServerName localhost
    Listen 127.0.0.1:${port}
    User www-data
    PidFile ${folder}/pid
    ErrorLog ${folder}/error.log
    TypesConfig /etc/mime.types
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/css text/javascript
    DocumentRoot ${copySite(folder)}
    <Directory ${folder}/dist>
      Options Indexes FollowSymLinks MultiViews
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>`;
  writeFileSync(join(folder, 'apache.conf'), config);
  return spawn('apache2', ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'], { stdio: 'inherit' });
}

function startCloudflare(port: number): ChildProcess {
  // Runs in a temporary folder, because wrangler writes its cache beside its configuration.
  const folder = temporary();
  mkdirSync(join(folder, 'deploy'));
  cpSync('deploy/wrangler.json', join(folder, 'deploy/wrangler.json'));
  copySite(folder);
  return spawn(
    process.execPath,
    [...wrangler, 'dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
    {
      cwd: join(folder, 'deploy'),
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
      stdio: ['ignore', 'ignore', 'ignore'],
      detached: true,
    },
  );
}

/** A program that serves the built site. */
export interface Host {
  name: string;
  /** What must be installed here, in words for whoever runs the tests. */
  needs: string;
  /** @returns whether the host can be run here */
  isThere: () => boolean;
  /** Starts the host on a port of this machine. */
  start: (port: number) => ChildProcess;
  /** Rows of the table that this host cannot pass, each with the reason. */
  differs: Record<string, string>;
}

const answers = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Names of the rows about the site's domain. */
export const names = {
  proof: "a certificate's proof is served over http",
  https: 'http leads to https',
  other: 'the bare domain leads to `www.`, or the other way round, as `company.json` says',
};
const ownNames = "it answers to this machine's names alone";
const zone = 'Cloudflare does it with a setting of the domain';
const temporarily = 'it answers 307, and offers no other status for this';
const edge = 'the local runtime sends no Vary; compression belongs to the real edge';

/** The preview server, and the four kinds of host that can be run on one's own machine. */
export const hosts: Host[] = [
  {
    name: 'preview server',
    needs: 'nothing',
    isThere: () => true,
    start: (port) =>
      spawn(process.execPath, ['tools/server/preview.ts'], {
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', OUTBOX_DIR: temporary(), BUILD_DIR: copySite() },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    differs: { [names.proof]: ownNames, [names.https]: ownNames, [names.other]: ownNames },
  },
  {
    name: 'nginx',
    needs: 'the packages nginx-light and libnginx-mod-http-brotli-static',
    isThere: () => answers('nginx', '-v') && answers('sh', '-c', 'ls /etc/nginx/modules-enabled/*brotli*'),
    start: startNginx,
    differs: { [names.https]: "certbot writes this into the owner's file" },
  },
  {
    name: 'Caddy',
    needs: 'the package caddy',
    isThere: () => answers('caddy', 'version'),
    start: startCaddy,
    differs: {
      'malformed encoding is not found': 'its HTTP server answers 400 before it reads its file',
      [names.proof]: 'it proves the domain by itself',
    },
  },
  {
    name: 'Apache',
    needs: 'the package apache2',
    isThere: () => answers('apache2', '-v') && existsSync(`${apacheModules}/mod_brotli.so`),
    start: startApache,
    differs: {
      '`/.htaccess` and `/.html` are not found': 'it answers 403, with the page',
      'malformed encoding is not found': 'it answers 400 before it reads its file',
      'encoded slashes, zeros and `..` end at their page or on the not-found page':
        'it answers 400 or 404 before it reads its file, with a page of its own',
    },
  },
  {
    name: 'Cloudflare',
    needs: 'the npm registry, for wrangler',
    isThere: () => npm !== '' && answers(process.execPath, ...wrangler, '--version'),
    start: startCloudflare,
    differs: {
      '`/about/` redirects to `/about` permanently': temporarily,
      [`\`${examples.city}/?a=1\` redirects to \`${examples.city}?a=1\` permanently`]: temporarily,
      '`/about.html` redirects to `/about` permanently': temporarily,
      '`/index.html` redirects to `/` permanently': temporarily,
      '`/admin/` redirects to `/admin` permanently': temporarily,
      'a missing file in the folder of hashed files is not cached':
        'it sets headers by the address alone, whether a file is there or not',
      'a page is compressed with br': edge,
      'a page is compressed with gzip': edge,
      [names.https]: zone,
      [names.other]: zone,
      'the film can be requested in byte ranges': 'the local runtime answers no byte ranges',
    },
  },
];

/** Waits until a host answers. @throws Error after half a minute, or when the host has stopped */
export async function whenUp(host: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until && host.exitCode === null) {
    const up = await ask(port, '/favicon.svg').catch(() => undefined);
    if (up?.status === 200) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('The host did not start.');
}
