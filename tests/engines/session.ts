import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findEngine, findMiniBrowser } from '../run/browser.ts';

/** Starts a program that can report on file descriptor 3; its other streams are ignored. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a test machine does without: video decoders, so that the film stays a picture, and drawing on a GPU. */
const quiet = {
  GST_PLUGIN_FEATURE_RANK: 'av1dec:NONE,dav1ddec:NONE,avdec_h264:NONE,openh264dec:NONE',
  // WebKitGTK 2.50 draws in threads that now and then free their memory twice when they end, which crashes the page.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
};

/**
 * Starts WebKit's driver and browser, which hang in one of 100 starts.
 * @returns the session's address and a function that stops the driver, or `undefined` after 15 seconds without one
 */
export async function startSession(display: string) {
  const port = await freePort();
  const driver = start(findEngine('webkit') ?? '', ['-p', String(port)], {
    ...process.env,
    ...quiet,
    DISPLAY: display,
  });
  const address = `http://localhost:${port}`;
  const binary = findMiniBrowser();
  const browserOptions = binary && { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const capabilities = { alwaysMatch: { ...browserOptions, unhandledPromptBehavior: 'ignore' } };
  const signal = AbortSignal.timeout(15_000);
  try {
    while (!(await fetch(`${address}/status`, { signal }).catch(() => undefined)))
      await pause(50, undefined, { signal });
    const answer = await fetch(`${address}/session`, {
      method: 'POST',
      body: JSON.stringify({ capabilities }),
      signal,
    });
    const { value } = (await answer.json()) as { value: { sessionId: string } };
    return { address: `${address}/session/${value.sessionId}`, end: () => driver.kill() };
  } catch {
    driver.kill();
    return undefined;
  }
}
