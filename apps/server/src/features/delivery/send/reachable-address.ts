import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

/** An address that a name stands for. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Whose addresses are called: the public internet's, or this machine's own as well, which tests alone ask for. */
export type Reach = 'public' | 'loopback-too';

/** A name that leads to an address which is not the public internet's. */
export class PrivateAddress extends Error {}

// IANA's registries of special addresses: what is private, local, shared, reserved, documentation or multicast.
const closed: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
// Of IPv6 only what is given out as global unicast is open, and of that nothing that stands for an IPv4 address.
const closedOf6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closedList = new BlockList();
for (const [net, prefix] of closed) closedList.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closedOf6) closedList.addSubnet(net, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');

/** Whether an address may be called. */
export function isReachable({ address, family }: ResolvedAddress, reach: Reach): boolean {
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !closedList.check(address, 'ipv6');
  return !closedList.check(address, 'ipv4') || (reach === 'loopback-too' && loopback.check(address, 'ipv4'));
}

/**
 * The address that a host is to be called at, be it a name or an address itself. One that may not be called among
 * several refuses them all: whoever mixes them wants to get in.
 */
export async function resolveReachable(hostname: string, reach: Reach): Promise<ResolvedAddress> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const [first] = addresses;
  if (first === undefined || !addresses.every((each) => isReachable(each, reach)))
    throw new PrivateAddress(`${hostname} is not called.`);
  return first;
}
