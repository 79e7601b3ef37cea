import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ask } from '../ask.ts';
import { examples } from '../owner.ts';
import {
  apacheModules,
  copySite,
  startApache,
  startCaddy,
  startCloudflare,
  startNginx,
  temporary,
  wrangler,
} from './start.ts';

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

/** The rows of `names.ts`. */
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
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', OUTBOX_DIR: temporary(), SITE_DIR: copySite() },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    differs: {
      [names.proof]: ownNames,
      [names.https]: ownNames,
      [names.other]: ownNames,
    },
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
    isThere: () => answers(process.execPath, ...wrangler, '--version'),
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
      [names.https]: zone,
      [names.other]: zone,
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
