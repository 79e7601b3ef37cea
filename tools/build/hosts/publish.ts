import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { redirects } from '../../../src/content/addresses.ts';
import { caddyFile } from './caddy.ts';
import { cloudflareFile, headersFile, ignoreFile, netlifyFile, redirectsFile, vercelFile } from './files.ts';
import { headerRules } from './headers.ts';
import { nginxFile } from './nginx.ts';

interface HostFilesOptions {
  out: string;
  target: string;
  env: Record<string, string | undefined>;
}

/**
 * Writes what hosts read: into the built site the files that Cloudflare and Netlify look for there, beside it the folder `deploy`
 * for the others.
 *
 * @param out folder in which the site is being built
 * @param target folder in which it will be
 * @param env the build's variables
 */
export function publishHostFiles({ out, target, env }: HostFilesOptions): void {
  const styles = /<style>(.*?)<\/style>/s.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[1] ?? '';
  const rules = { headers: headerRules({ styles, env }), redirects };
  const deploy = join(dirname(target), 'deploy');
  mkdirSync(deploy, { recursive: true });
  writeFileSync(join(out, '_headers'), headersFile(rules));
  writeFileSync(join(out, '_redirects'), redirectsFile(rules));
  writeFileSync(join(out, '.assetsignore'), ignoreFile);
  writeFileSync(join(deploy, 'nginx.conf'), nginxFile(rules));
  writeFileSync(join(deploy, 'Caddyfile'), caddyFile(rules));
  writeFileSync(join(deploy, 'netlify_redirects'), netlifyFile(rules));
  writeFileSync(join(deploy, 'vercel.json'), vercelFile(rules));
  writeFileSync(join(deploy, 'wrangler.json'), cloudflareFile('pressure-washing', relative(deploy, target)));
}
