import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each(['/', '/marka/%C4%B0letkent', '/en/search?q=%ff', '/api/public/campaigns/%ff'])(
  '%s stays as it is',
  (address) => {
    expect(readableAddress(address)).toBe(address);
  },
);

it.each([
  ['/kampanyalar/%ff', '/%EF%BF%BD'],
  ['/marka/%', '/%EF%BF%BD'],
  ['/kategoriler/a%00b?sayfa=2', '/%EF%BF%BD'],
  ['/en/marka/%E0%A4%A', '/en/%EF%BF%BD'],
])('%s leads to %s', (address, expected) => {
  expect(readableAddress(address)).toBe(expected);
});
