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

it('encodes a search term', () => {
  expect(addresses.search('kasko & dask')).toBe('/search?q=kasko%20%26%20dask');
  expect(addresses.search()).toBe('/search');
});

it.each([
  [addresses.login(), '/login'],
  [addresses.login('/profile?x=1#y'), '/login?donus=%2Fprofile%3Fx%3D1%23y'],
  [addresses.security(), '/profile/guvenlik'],
  [addresses.security('/admin/jobs'), '/profile/guvenlik?donus=%2Fadmin%2Fjobs'],
  [addresses.verifyEmail(), '/e-posta-dogrula'],
  [addresses.resetPassword('a+b&c'), '/sifre-yenile?kod=a%2Bb%26c'],
  [addresses.invitation('a+b&c'), '/davet?kod=a%2Bb%26c'],
])('encodes %s so that it is read back', (address, written) => {
  expect(address).toBe(written);
});

it('lists compared campaigns legibly in the address', () => {
  expect(addresses.compare('kis-lastigi', 'yaz-lastigi')).toBe('/karsilastir?k=kis-lastigi,yaz-lastigi');
  expect(addresses.compare()).toBe('/karsilastir');
});
