import { once } from 'node:events';
import { connect } from 'node:tls';

/** Milliseconds to wait for an answer before giving up. */
const patience = 10_000;

/** Result of requesting an address. */
export interface Visit {
  url: string;
  /** Status of the answer; 0 if none came. */
  status: number;
  headers: Headers;
  text: string;
  /** Why no answer came, in words. */
  fault: string;
}

/** Plain words for network errors, by code; the messages of certificate errors are plain already. */
const faults: Record<string, string> = {
  ENOTFOUND: 'this name has no DNS record',
  ECONNREFUSED: 'no server answers there',
};

function faultOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  return faults[cause?.code ?? ''] ?? (cause?.message || message);
}

/** Requests an address as written, without following redirects. Never throws. */
async function visit(url: string): Promise<Visit> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const { status, headers } = answer;
    return { url, status, headers, text: await answer.text(), fault: '' };
  } catch (error) {
    return { url, status: 0, headers: new Headers(), text: '', fault: faultOf(error) };
  }
}

/** Expiry date of the certificate at an https address; `undefined` if no server shows one. */
async function certificateEnd({ hostname, port }: URL): Promise<Date | undefined> {
  // Accepts any certificate: `visit` reports untrusted ones, and only the date matters here.
  const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false };
  const socket = connect(options);
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** The functions that reach the network, in one object so that tests can pass others. */
export const internet = { visit, certificateEnd };

/** Redirect target of an answer, as a full address; `undefined` if the answer does not redirect. */
export function placeOf({ url, status, headers }: Visit): string | undefined {
  const place = headers.get('location');
  return status >= 300 && status < 400 && place && URL.canParse(place, url) ? new URL(place, url).href : undefined;
}
