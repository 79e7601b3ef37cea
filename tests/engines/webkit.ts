import { start, startSession } from './session.ts';
import { type Key, keys, type Place, poll, Tab } from './tab.ts';

/** Key of an element's id in WebDriver messages. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** A WebKit tab, driven by plain WebDriver commands: they are so few that no library is needed. */
class WebKitTab extends Tab {
  private readonly session: string;

  constructor(origin: string, session: string) {
    super(origin);
    this.session = session;
  }

  /** Sends a command of the protocol. @returns the answer's value. @throws Error with the driver's message */
  private async send(method: 'GET' | 'POST' | 'DELETE', command: string, body: object = {}): Promise<unknown> {
    const options = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(this.session + command, options);
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  }

  async goto(url: string): Promise<void> {
    await this.send('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.send('POST', '/refresh');
  }

  async back(): Promise<void> {
    await this.send('POST', '/back');
  }

  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const script = `return (${run}).apply(null, arguments)`;
    return this.send('POST', '/execute/sync', { script, args }) as Promise<Result>;
  }

  private async act(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    await this.send('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters }), actions }],
    });
  }

  moveMouse({ x, y }: Place): Promise<void> {
    return this.act('pointer', [{ type: 'pointerMove', duration: 20, origin: 'viewport', x, y }]);
  }

  holdMouse(): Promise<void> {
    return this.act('pointer', [{ type: 'pointerDown', button: 0 }]);
  }

  releaseMouse(): Promise<void> {
    return this.act('pointer', [{ type: 'pointerUp', button: 0 }]);
  }

  press(...all: Key[]): Promise<void> {
    const values = all.map((key) => keys[key]);
    return this.act(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async alert(): Promise<string> {
    const read = () => this.send('GET', '/alert/text').catch(() => '');
    await poll(read).not.toBe('');
    const said = await read();
    await this.send('POST', '/alert/accept');
    return String(said);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('POST', '/window/rect', { width, height });
  }

  async close(): Promise<void> {
    // Leaves the page and moves the mouse away, so that neither affects the next test.
    await this.goto('about:blank');
    await this.moveMouse({ x: 1, y: 400 });
  }

  private async element(xpath: string): Promise<string | undefined> {
    const all = (await this.send('POST', '/elements', { using: 'xpath', value: xpath })) as Record<string, string>[];
    return all[0]?.[reference];
  }

  protected async fillField(xpath: string, value: string): Promise<void> {
    await poll(() => this.element(xpath), { message: xpath }).toBeDefined();
    const option = await this.element(`${xpath}/option[@value = "${value}"]`);
    if (option) await this.send('POST', `/element/${option}/click`);
    else {
      const field = await this.element(xpath);
      // Selects the old text, so that typing replaces it.
      await this.evaluate((field) => field.select(), { [reference]: field } as unknown as HTMLInputElement);
      await this.send('POST', `/element/${field}/value`, { text: value });
    }
  }
}

/** Starts WebKit, Safari's engine, on the real screen or a virtual one (Xvfb). @throws Error when two tries hang */
export async function startWebKit() {
  const { DISPLAY } = process.env;
  // Xvfb picks a free display number and reports it on file descriptor 3.
  const needsScreen = !DISPLAY && process.platform === 'linux';
  const screen = needsScreen
    ? start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'])
    : undefined;
  const number = screen && (await new Promise((said) => screen.stdio[3]?.once('data', said)));
  const display = screen ? `:${String(number).trim()}` : (DISPLAY ?? '');
  const begin = async () => {
    const session = (await startSession(display)) ?? (await startSession(display));
    if (!session) throw new Error('The driver of WebKit gives no session.');
    return session;
  };
  let session = await begin();
  return {
    // One tab for all tests, because a new one takes seconds; storage stays apart, as each gate is another origin.
    async openTab(origin: string): Promise<Tab> {
      const tab = new WebKitTab(origin, session.address);
      // WebKit now and then crashes while it clears away the last test's page, which ends the session.
      const lives = await tab.goto(`${origin}/favicon.svg`).then(
        () => true,
        () => false,
      );
      if (lives) return tab;
      session.end();
      session = await begin();
      return new WebKitTab(origin, session.address);
    },
    async end() {
      await fetch(session.address, { method: 'DELETE' }).catch(() => {});
      session.end();
      screen?.kill();
    },
  };
}
