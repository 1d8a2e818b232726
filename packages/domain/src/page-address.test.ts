import { expect, it } from 'vitest';
import { addresses, inLocale } from './page-address.ts';

it.each([
  ['/', 'tr', '/'],
  ['/', 'en', '/en'],
  ['/marka/bmw', 'tr', '/marka/bmw'],
  ['/marka/bmw', 'en', '/en/marka/bmw'],
] as const)('%s in %s is %s', (path, locale, address) => {
  expect(inLocale(path, locale)).toBe(address);
});

it('writes a searched term so that an address can hold it', () => {
  expect(addresses.search('kasko & dask')).toBe('/search?q=kasko%20%26%20dask');
  expect(addresses.search()).toBe('/search');
});
