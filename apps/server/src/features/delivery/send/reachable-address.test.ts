import { describe, expect, it } from 'vitest';
import { isReachable, PrivateAddress, resolveReachable } from './reachable-address.ts';

const of = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 });

describe('webhook address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is called on the public internet: %s',
    (address) => {
      expect(isReachable(of(address), 'public')).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.100.100.200',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a9fe:a9fe',
    '2001::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
  ])('is refused otherwise: %s', (address) => {
    expect(isReachable(of(address), 'public')).toBe(false);
  });

  it('may be the loopback address in tests only, and no other private one', () => {
    expect(isReachable(of('127.0.0.1'), 'loopback-too')).toBe(true);
    expect(isReachable(of('10.0.0.1'), 'loopback-too')).toBe(false);
    expect(isReachable(of('169.254.169.254'), 'loopback-too')).toBe(false);
  });
});

it.each(['localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f000001', '127.1'])(
  'a host that resolves to a private address is refused in any spelling: %s',
  async (host) => {
    const { hostname } = new URL(`http://${host}/`);
    await expect(resolveReachable(hostname, 'public')).rejects.toBeInstanceOf(PrivateAddress);
  },
);
