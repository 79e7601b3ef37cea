import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../outbox.ts';

const preview = 'tools/server/preview.ts';
const startBuild = (args: string[], env = {}) =>
  spawnSync(process.execPath, [preview, '--build', ...args], { encoding: 'utf8', env: { ...process.env, ...env } });

test('a port in use is reported before the site is built', async () => {
  const other = await listen(() => {}, 'localhost');
  onTestFinished(other.stop);
  const port = String(other.port);
  const stderr = `Port ${port} is taken. Choose another: npm start -- --port 4174\n`;
  for (const start of [startBuild(['--port', port]), startBuild([], { PORT: port })])
    expect(start).toMatchObject({ status: 1, stdout: '', stderr });
});

test.each([
  ['--prot', "Unknown option '--prot'. Expected: npm start -- --port 4174"],
  ['St. Pete Beach', "Unexpected argument 'St. Pete Beach'. Expected: npm start -- --port 4174"],
  ['--port=http', 'The port is "http": expected a number from 0 to 65535.'],
])('%s is refused before the site is built', (option, sentence) => {
  expect(startBuild([option])).toMatchObject({ status: 1, stdout: '', stderr: `${sentence}\n` });
});

test.each([
  ["'self' https://api.emailjs.com", 'Quote requests are really emailed, through EmailJS (https://api.emailjs.com)'],
  ["'self'", 'Quote requests arrive in outbox/'],
])('a site with connect-src %s starts with the right message about quote requests', async (sources, expected) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(site, '_headers'), `/*\n  Content-Security-Policy: connect-src ${sources}; font-src 'self'\n`);
  const server = spawn(process.execPath, [preview], {
    env: { PATH: process.env.PATH, ENV_FILES: 'off', PORT: '0', BUILD_DIR: site },
  });
  onTestFinished(() => void server.kill());
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    if (said.includes('The site is at')) break;
  }
  expect(said).toContain(expected);
});
