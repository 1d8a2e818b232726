import { isIPv4, isIPv6 as matchesIPv6 } from 'node:net';

/**
 * Returns the network that an address is counted as: an IPv4 address itself, or the /64 of an IPv6 address, which
 * belongs to one customer.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** A network that an address is counted in. `share` is the factor by which limits are raised for it. */
export interface CountedNetwork {
  readonly network: string;
  readonly share: number;
}

/**
 * Returns every network that an address is counted in, the narrowest first. An IPv6 customer may have a whole /56 or
 * /48, so these are counted too. Elsewhere they hold many customers, so their limits are wider.
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

/** Shortens an address for stored records to its /24 (IPv4) or /48 (IPv6), which tells only the rough location. */
export function maskedNetwork(address: string): string | null {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null;
}

/**
 * Node's own regular expression is slow, and one request asks several times. An address without a colon is never IPv6.
 */
function isIPv6(address: string): boolean {
  return address.includes(':') && matchesIPv6(address);
}

/** Removes the prefix that a dual-stack socket adds to an IPv4 address, and the zone of a link-local address. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, '');
  return isIPv6(bare) ? bare : address;
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(bare: string): string[] {
  // The URL parser normalises the address: lower case, with the longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}
