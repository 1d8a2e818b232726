import { isIPv4, isIPv6 } from 'node:net';

/** Who an address is counted as: an IPv4 address itself, of IPv6 the /64 network that one customer has. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An address as records may hold it: where somebody roughly was, /24 of IPv4 and /48 of IPv6. */
export function maskedNetwork(address: string): string | null {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null;
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
