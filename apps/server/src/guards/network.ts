import { isIPv4, isIPv6 as matchesIPv6 } from 'node:net';

/** Who an address is counted as: an IPv4 address itself, of IPv6 the /64 network that one customer has. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** A network that an address is counted in, and how many times as much as one customer all of it may do. */
export interface CountedNetwork {
  readonly network: string;
  readonly share: number;
}

/**
 * Every network that an address is counted in, the narrowest first. A customer of IPv6 may have been given all the /64
 * of a /56, or of a /48: these count as well, by bounds that are wider, since in other nets they are many customers.
 */
export function networksOf(address: string): readonly CountedNetwork[] {
  const plain = plainAddress(address);
  const narrow = { network: networkOf(address), share: 1 };
  if (!isIPv6(plain)) return [narrow];
  const [first = '', second = '', third = '', fourth = ''] = groupsOf(plain);
  const upperByte = fourth.padStart(4, '0').slice(0, 2);
  return [
    narrow,
    { network: `${first}:${second}:${third}:${upperByte}00::/56`, share: 4 },
    { network: `${first}:${second}:${third}::/48`, share: 16 },
  ];
}

/** An address as records may hold it: where somebody roughly was, /24 of IPv4 and /48 of IPv6. */
export function maskedNetwork(address: string): string | null {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null;
}

/** Node's own pattern is long, and a request asks several times: what has no colon is none. */
function isIPv6(address: string): boolean {
  return address.includes(':') && matchesIPv6(address);
}

/** Without what a dual-stack socket puts before an IPv4 address, and without the zone of a local one. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, '');
  return isIPv6(bare) ? bare : address;
}

/** The eight groups of an IPv6 address. */
function groupsOf(bare: string): string[] {
  // The browser's own spelling: lower case, the longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}
