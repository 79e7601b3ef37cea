import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { type Finding, hint, problem, ready } from '../finding.ts';

/** Days before its end from which a certificate should have been renewed. */
const soon = 21;

interface Certificate {
  certificate: PeerCertificate;
  /** Why browsers would not take it. */
  distrust: string | undefined;
}

/** The certificate that a server shows; `undefined` where none answers. */
function askFor({ hostname, port }: URL): Promise<Certificate | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(!isIP(host) && { servername: host }),
      // A wrong one is looked at too.
      rejectUnauthorized: false,
      // The name is looked at below.
      checkServerIdentity: () => undefined,
    });
    const settle = (shown?: Certificate) => {
      socket.destroy();
      resolve(shown);
    };
    socket.setTimeout(10_000, () => settle());
    socket.on('error', () => settle());
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerCertificate();
      settle({ certificate, distrust: socket.authorized ? undefined : String(socket.authorizationError) });
    });
  });
}

const renew = 'Renew it at your host; with certbot, run certbot renew and look why it did not by itself.';

/** Whether browsers take the certificate at an https address, and for how long; nothing where no server answers. */
export async function examineCertificate(url: URL, today: Date): Promise<Finding[]> {
  const shown = await askFor(url);
  if (!shown) return [];
  const { certificate, distrust } = shown;
  const end = new Date(certificate.valid_to);
  const days = Math.floor((end.getTime() - today.getTime()) / (24 * 60 * 60 * 1000));
  const date = end.toLocaleDateString('en-US', { dateStyle: 'long' });
  const host = url.hostname;
  if (days < 0) return [problem(`The certificate of ${host} ended on ${date}: browsers warn of the site.`, renew)];
  if (checkServerIdentity(host, certificate))
    return [
      problem(
        `The certificate is for ${certificate.subjectaltname ?? certificate.subject.CN}, not for ${host}.`,
        `Add ${host} to the site at your host, which then gets a certificate for it.`,
      ),
    ];
  if (distrust)
    return [
      problem(`Browsers do not trust the certificate of ${host} (${distrust}).`, 'Let your host make one for you.'),
    ];
  if (days < soon) return [hint(`The certificate ends in ${days} days, on ${date}.`, renew)];
  return [ready(`The certificate holds until ${date}.`)];
}
