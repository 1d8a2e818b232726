import { describe, expect, it } from 'vitest';
import { writeFilterAddress } from './filter-address.ts';
import { isWrittenByForm, readFilterAddress, unreadableFields } from './read-filter-address.ts';

const canonical = (query: string) =>
  writeFilterAddress(readFilterAddress(new URLSearchParams(query)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

describe('address of a filtered list has one canonical form', () => {
  // Specification 3.22
  it.each([
    ['', ''],
    [
      'yakit=elektrik,hibrit&yil=2024-2026&fiyat=500000-900000',
      'fiyat=500000-900000&yakit=hibrit,elektrik&yil=2024-2026',
    ],
    ['yakit=elektrik&yakit=benzin', 'yakit=benzin,elektrik'],
    ['yakit=electric', ''],
    ['elektrikli=evet&vites=yari-otomatik', 'elektrikli=evet&vites=yari-otomatik'],
    ['elektrikli=true', ''],
    ['marka=veloka,bmw&kategori=suv', 'kategori=suv&marka=bmw,veloka'],
    ['avantaj=taksit,faizsiz,bedava', 'avantaj=faizsiz,taksit'],
    ['koltuk=5&kapi=5,3', 'koltuk=5&kapi=3,5'],
    ['donem=son-gunler,son-gun', 'donem=son-gun,son-gunler'],
    ['donem=bu-hafta', ''],
    ['menzil=400-&batarya=-80', 'menzil=400-&batarya=-80'],
    ['renk=mavi&sayfa=3', ''],
    ['marka=<script>', ''],
  ])('%s is %s', (given, written) => {
    expect(canonical(given)).toBe(written);
  });
});

describe('form without JavaScript', () => {
  it.each([
    ['fiyat-en-az=500.000&fiyat-en-cok=', 'fiyat=500000-'],
    ['fiyat-en-az=&fiyat-en-cok=₺900.000', 'fiyat=-900000'],
    ['fiyat-en-az=100000.50&fiyat-en-cok=900.000,5 TL', 'fiyat=100000-900000'],
    ['fiyat-en-az=9&fiyat-en-cok=5', 'fiyat=5-9'],
    ['fiyat-en-az=&fiyat-en-cok=', ''],
    ['fiyat-en-az=500 bin&fiyat-en-cok=1,5 milyon TL', 'fiyat=500000-1500000'],
    ['fiyat-en-az=çok', ''],
    ['marka=bmw&marka=veloka&yil-en-az=2024', 'marka=bmw,veloka&yil=2024-'],
  ])('requests for %s %s', (given, written) => {
    expect(canonical(given)).toBe(written);
  });
});

it.each([
  ['yakit=lpg,dizel&yil=2024-', false],
  ['yakit=lpg&yakit=dizel', true],
  ['yil-en-az=&yil-en-cok=2026', true],
  ['utm=1&utm=2', false],
])('has for %s the address it would submit', (query, isForm) => {
  expect(isWrittenByForm(new URLSearchParams(query))).toBe(isForm);
});

it('the texts of range fields that are no numbers are found', () => {
  const query = new URLSearchParams(
    'fiyat-en-az=çok&fiyat-en-cok=900 bin&yil-en-az= &menzil-en-az=-5&marka=bmw',
  );
  expect(unreadableFields(query)).toEqual(['fiyat-en-az', 'menzil-en-az']);
});
