/** Milliseconds that an answer may take before it counts as none. */
const patience = 10_000;

/** What came of asking for an address. */
export interface Visit {
  url: string;
  /** Of the answer; 0 where none came. */
  status: number;
  headers: Headers;
  text: string;
  /** Milliseconds until all of it was here. */
  time: number;
  /** Why no answer came, in words. */
  fault: string;
}

const faults: Record<string, string> = {
  ENOTFOUND: 'no DNS record leads from this name to a server',
  EAI_AGAIN: 'the name could not be looked up; is this machine online?',
  ECONNREFUSED: 'no server answers there',
  ECONNRESET: 'the server hung up',
  CERT_HAS_EXPIRED: 'its certificate has ended',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

function faultOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  return faults[cause?.code ?? ''] ?? (cause?.message || message);
}

/** Asks for an address as it is written, and follows it nowhere. Never throws. */
export async function visit(url: string): Promise<Visit> {
  const start = performance.now();
  const since = () => performance.now() - start;
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const { status, headers } = answer;
    return { url, status, headers, text: await answer.text(), time: since(), fault: '' };
  } catch (error) {
    return { url, status: 0, headers: new Headers(), text: '', time: since(), fault: faultOf(error) };
  }
}

/** Where an answer leads on to, as a full address. */
export function placeOf({ url, status, headers }: Visit): string | undefined {
  const place = headers.get('location');
  return status >= 300 && status < 400 && place && URL.canParse(place, url) ? new URL(place, url).href : undefined;
}

/** The answers on the way from an address to where it leads in the end, or the first five. */
export async function follow(url: string): Promise<[Visit, ...Visit[]]> {
  const first = await visit(url);
  const way: [Visit, ...Visit[]] = [first];
  for (let next = placeOf(first); next && way.length < 5; ) {
    const visited = await visit(next);
    way.push(visited);
    next = placeOf(visited);
  }
  return way;
}

/** Asks for many addresses, six at a time. */
export async function visitAll(urls: string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const left = urls.entries();
  const takeTurns = async () => {
    for (const [index, url] of left) visits[index] = await visit(url);
  };
  await Promise.all(Array.from({ length: 6 }, takeTurns));
  return visits;
}

/** The path of what was asked for, as people name a page. */
export const visitedPath = ({ url }: Visit): string => new URL(url).pathname;

/** "/about", or "/about and 3 more pages". */
export function saySome([first = '', ...others]: string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`;
}
