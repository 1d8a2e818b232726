import { isIPv6 } from 'node:net';

/** Who an address is counted as: an IPv4 address itself, of IPv6 the /64 network that one customer has. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  // The browser's own spelling: lower case, the longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
