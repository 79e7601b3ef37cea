import type { AddressInfo } from 'node:net';
import { inAddress } from './guard.ts';

/** What a server that has just begun to listen says of itself, and of who can reach it. */
export function greet({ address, port }: AddressInfo, host: string, outboxDir: string): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const site = `http://${inAddress(everywhere ? 'localhost' : host, port)}`;
  const open = !/^(127\.|::1$)/.test(address);
  return [
    '',
    `Quote requests arrive in ${outboxDir}/ and show at ${site}/outbox`,
    ...(open ? ['Others on your network can reach this server: they see the site, and they can read the outbox.'] : []),
    `The site is at ${site}`,
  ].join('\n');
}
