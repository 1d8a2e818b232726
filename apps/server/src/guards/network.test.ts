import { expect, it } from 'vitest';
import { maskedNetwork, networkOf, networksOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', null],
])('records %s as %s', (address, network) => {
  expect(maskedNetwork(address)).toBe(network);
});

it.each([
  ['203.0.113.7', { '203.0.113.7': 1 }],
  ['::ffff:203.0.113.7', { '203.0.113.7': 1 }],
  ['2001:db8:1:abcd::7', { '2001:db8:1:abcd::/64': 1, '2001:db8:1:ab00::/56': 4, '2001:db8:1::/48': 16 }],
  ['2001:db8:1:cd::7', { '2001:db8:1:cd::/64': 1, '2001:db8:1:0000::/56': 4, '2001:db8:1::/48': 16 }],
  ['not an address', { 'not an address': 1 }],
])('counts %s in %j', (address, shares) => {
  expect(Object.fromEntries(networksOf(address).map(({ network, share }) => [network, share]))).toEqual(
    shares,
  );
});
