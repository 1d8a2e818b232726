import { expect, it } from 'vitest';
import { addressParts } from './address-parts.ts';

it.each([
  ['https://crm.marka.example/istek', ['https://', 'crm', '.marka', '.example/', 'istek']],
  ['ayse@posta.example', ['ayse@', 'posta', '.example']],
  ['/eski/adres', ['/', 'eski/', 'adres']],
  ['', ['']],
])('%j may be broken between %j', (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
});
