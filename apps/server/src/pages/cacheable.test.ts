import { expect, it } from 'vitest';
import { readPageAddress } from './cacheable.ts';

const read = (address: string) => readPageAddress(new URL(address, 'http://localhost'));

it.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/en', '/en'],
  ['/_.data?_routes=root', '/_.data?_routes=root'],
  ['/en.data', '/en.data'],
  ['/kategoriler/otomobil?siralama=yeni&x=1&sayfa=2', '/kategoriler/otomobil?sayfa=2&siralama=yeni'],
  ['/en/marka/bmw/elektrikli?sayfa=', '/en/marka/bmw/elektrikli'],
  ['/en/nasil-kazaniyoruz?utm_source=mail', '/en/nasil-kazaniyoruz'],
  ['/search?q=kasko&fbclid=1', '/search?q=kasko'],
])('keeps the public page %s under %s', (address, key) => {
  expect(read(address)).toEqual({ address: key, isPublic: true });
});

it.each(['/login', '/kampanyalar/x/teklif', '/admin/dashboard', '/profile?x=1', '/unbekannt'])(
  'keeps %s to nobody',
  (address) => {
    expect(read(address)).toEqual({ address, isPublic: false });
  },
);

it('cuts a value that nobody types', () => {
  expect(read(`/search?q=${'a'.repeat(5_000)}`).address.length).toBeLessThan(250);
});
