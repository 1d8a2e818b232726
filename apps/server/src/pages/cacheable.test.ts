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
  ['/kredi-hesaplama?tur=tasit&elektrikli=1', '/kredi-hesaplama?elektrikli=1&tur=tasit'],
  ['/kampanyalar?yakit=lpg', '/kampanyalar'],
])('caches the public page %s under %s', (address, key) => {
  expect(read(address)).toEqual({ address: key, isPublic: true });
});

it.each([
  ['/search?q=kasko&fbclid=1', '/search?q=kasko'],
  ['/search?sayfa=2&siralama=fiyat&q=kasko', '/search?q=kasko&sayfa=2&siralama=fiyat'],
  ['/search?q=kasko&marka=b,a&yakit=lpg', '/search?marka=a,b&q=kasko'],
  [
    '/kategoriler/otomobil?yil=2026-2024&yakit=elektrik,hibrit,buhar&x=1&sayfa=2',
    '/kategoriler/otomobil?sayfa=2&yakit=hibrit,elektrik&yil=2024-2026',
  ],
  ['/karsilastir?k=b,a&x=1', '/karsilastir?k=b,a'],
  ['/karsilastir?k=b,a&k=c', '/karsilastir?k=b,a,c'],
  ['/marka/bmw.data?_routes=a&yakit=lpg', '/marka/bmw.data?_routes=a&yakit=lpg'],
  ['/kategoriler/otomobil?fiyat-en-az=500.000&fiyat-en-cok=', '/kategoriler/otomobil?fiyat=500000-'],
])('caches %s, of an unlimited kind, separately under %s', (address, key) => {
  expect(read(address)).toEqual({ address: key, isPublic: true, isOneOfMany: true });
});

it('caches a filtered page once for all spellings of its address', () => {
  const ways = ['yakit=lpg,dizel', 'yakit=lpg&yakit=dizel', 'yakit=dizel,lpg,lpg&yil=x'];
  expect(new Set(ways.map((query) => read(`/kategoriler/otomobil?${query}`).address)).size).toBe(1);
});

it('limits the length of an address with any number of filters', () => {
  const slugs = Array.from({ length: 3_000 }, (_, index) => `marka-${index}`).join(',');
  expect(read(`/kategoriler/otomobil?marka=${slugs}`).address.length).toBeLessThan(250);
});

it('fits four campaigns with the longest names into an address', () => {
  const slugs = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(120)).join(',');
  const { address } = read(`/karsilastir?k=${slugs}`);
  expect(new URL(address, 'http://localhost').searchParams.get('k')).toBe(slugs);
});

it.each(['/login', '/kampanyalar/x/teklif', '/admin/dashboard', '/profile?x=1', '/unbekannt'])(
  'does not cache %s',
  (address) => {
    expect(read(address)).toEqual({ address, isPublic: false });
  },
);

it('cuts overlong values', () => {
  expect(read(`/search?q=${'a'.repeat(5_000)}`).address.length).toBeLessThan(250);
});
