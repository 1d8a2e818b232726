import { expect, it } from 'vitest';
import { filteredAddress } from './filtered-address.ts';

it.each([
  [{}, '/marka/alazyel'],
  [{ filters: {}, page: 3 }, '/marka/alazyel?sayfa=3'],
  [{ filters: { fuel: ['hybrid', 'electric'] } }, '/marka/alazyel?yakit=hibrit,elektrik'],
  [
    { filters: { modelYear: { from: 2024, to: null }, category: ['suv'] }, sort: 'price', page: 2 },
    '/marka/alazyel?kategori=suv&yil=2024-&siralama=fiyat&sayfa=2',
  ],
] as const)('the state %j of a list is written with its filters first', (state, address) => {
  expect(filteredAddress('/marka/alazyel', state)).toBe(address);
});
