import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

test('a port that is taken is told before the site is built', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  onTestFinished(() => void other.close());
  const PORT = String((other.address() as { port: number }).port);
  const start = spawnSync('node', ['tools/server/preview.ts', '--build'], {
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });
  expect(start.stderr).toContain(`Port ${PORT} is taken. Choose another: PORT=4174 npm start`);
  expect(start.status).toBe(1);
  expect(start.stdout).toBe('');
});
