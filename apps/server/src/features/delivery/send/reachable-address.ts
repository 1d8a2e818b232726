import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

/** Address to which a name resolves. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Addresses that may be called: the public internet, or this machine as well, for tests only. */
export type Reach = 'public' | 'loopback-too';

/** Thrown for a name that resolves to a non-public address. */
export class PrivateAddress extends Error {}

// Non-public ranges from IANA's special-purpose registries: private, local, shared, reserved, documentation, multicast.
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
// In IPv6 only global unicast is allowed, except ranges that embed IPv4 addresses.
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

export function isReachable({ address, family }: ResolvedAddress, reach: Reach): boolean {
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !closedList.check(address, 'ipv6');
  return !closedList.check(address, 'ipv4') || (reach === 'loopback-too' && loopback.check(address, 'ipv4'));
}

/**
 * Resolves a host, a name or an address, to the address to call. A single forbidden address refuses the host, since a
 * mixture suggests an attack. Throws PrivateAddress.
 */
export async function resolveReachable(hostname: string, reach: Reach): Promise<ResolvedAddress> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const [first] = addresses;
  if (first === undefined || !addresses.every((each) => isReachable(each, reach)))
    throw new PrivateAddress(`${hostname} is not called.`);
  return first;
}
