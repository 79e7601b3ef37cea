import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the files of servers say that the site lies. */
const serverFolder = '/srv/site';

/** A new folder. @returns its path */
export const temporary = () => mkdtempSync(join(tmpdir(), 'host-'));

/** A file that an owner put into the site for others to find, as certificates and search engines ask for. */
export const wellKnown = '/.well-known/acme-challenge/test';

/** A copy of the built site with that file. @returns its folder */
export function copySite(folder = temporary()): string {
  const site = join(folder, 'dist');
  cpSync('dist', site, { recursive: true });
  mkdirSync(join(site, dirname(wellKnown)), { recursive: true });
  writeFileSync(join(site, wellKnown), 'known');
  return site;
}

/** The script of npm, of which Windows can start nothing else without a shell; known to what npm has started. */
export const npm = process.env.npm_execpath ?? '';
/** How npm runs the version of Cloudflare's tool that the table was made with. */
export const wrangler = [npm, 'exec', '--yes', '--package=wrangler@4.164.0', '--', 'wrangler'];

/** Starts it on a port of this machine, by the files in `deploy/`. */
export function startNginx(port: number): ChildProcess {
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

/** Starts it on a port of this machine, by the files in `deploy/`. */
export function startCaddy(port: number): ChildProcess {
  const folder = temporary();
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(`${serverFolder}/dist`, copySite(folder))
    // The last block is the site; here it answers to this machine's own names too.
    .replace(/^(\S+) \{\n\timport site$/m, '$1, http://127.0.0.1, http://localhost {\n\timport site');
  const own = `{\nhttp_port ${port}\nhttps_port ${port + 100}\nadmin off\nlocal_certs\nskip_install_trust\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), own + site);
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

/** Where Debian keeps them. */
export const apacheModules = '/usr/lib/apache2/modules';

/** As Debian's apache2 and hosts with cPanel have it: whatever the site wants stands in its `.htaccess`. */
export function startApache(port: number): ChildProcess {
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

/** Starts it on a port of this machine, by the files in `deploy/`. */
export function startCloudflare(port: number): ChildProcess {
  // In a folder of its own: the tool writes its cache beside its file.
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
