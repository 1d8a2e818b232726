import { describe, expect, it } from 'vitest';
import { campaignSorts, searchSorts } from '../campaign/campaign-order.ts';
import { listAddress } from './list-address.ts';
import { readListState, readSearchState } from './read-list-address.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('list state in its address', () => {
  // Specification 9.38
  it.each([
    ['', { sort: 'ending-soon', page: 1 }],
    ['siralama=fiyat', { sort: 'price', page: 1 }],
    ['siralama=indirim&sayfa=3', { sort: 'discount', page: 3 }],
    ['siralama=price', { sort: 'ending-soon', page: 1 }],
    ['siralama=&sayfa=', { sort: 'ending-soon', page: 1 }],
    ['utm_source=mail&sayfa=40', { sort: 'ending-soon', page: 40 }],
  ])('is parsed from "%s"', (query, state) => {
    expect(read(query)).toEqual({ ...state, filters: {} });
  });

  it.each(['sayfa=0', 'sayfa=41', 'sayfa=-1', 'sayfa=02', 'sayfa=iki', 'sayfa=1.5'])(
    'has no page for "%s"',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it.each([
    [{}, '/marka/alazyel'],
    [{ sort: 'ending-soon', page: 1 }, '/marka/alazyel'],
    [{ page: 2 }, '/marka/alazyel?sayfa=2'],
    [{ sort: 'newest' }, '/marka/alazyel?siralama=yeni'],
    [{ sort: 'most-wanted', page: 12 }, '/marka/alazyel?siralama=ilgi&sayfa=12'],
  ] as const)('writes %j without default values', (state, address) => {
    expect(listAddress('/marka/alazyel', state)).toBe(address);
  });

  it('is appended to an existing query', () => {
    expect(listAddress('/search?q=telefon', { page: 2 })).toBe('/search?q=telefon&sayfa=2');
  });

  it.each([
    ['/search?q=telefon', 'relevance', '/search?q=telefon'],
    ['/en/search?q=telefon', 'relevance', '/en/search?q=telefon'],
    ['/search?q=telefon', 'ending-soon', '/search?q=telefon&siralama=bitis'],
    ['/kategoriler/search', 'ending-soon', '/kategoriler/search'],
  ] as const)('of %s by %s is %s', (path, sort, address) => {
    expect(listAddress(path, { sort })).toBe(address);
  });

  it.each(searchSorts)('of a search is read back unchanged: %s', (sort) => {
    const { search } = new URL(listAddress('/search?q=telefon', { sort, page: 7 }), 'https://ayrac.example');
    expect(readSearchState(new URLSearchParams(search))).toEqual({ sort, page: 7, filters: {} });
  });

  it.each(campaignSorts)('is read back unchanged: %s', (sort) => {
    const { search } = new URL(
      listAddress('/kategoriler/otomobil', { sort, page: 7 }),
      'https://ayrac.example',
    );
    expect(read(search)).toEqual({ sort, page: 7, filters: {} });
  });

  it.each([
    [{}, '/marka/alazyel'],
    [{ filters: {}, page: 3 }, '/marka/alazyel?sayfa=3'],
    [{ filters: { fuel: ['hybrid', 'electric'] } }, '/marka/alazyel?yakit=hibrit,elektrik'],
    [
      { filters: { modelYear: { from: 2024, to: null }, category: ['suv'] }, sort: 'price', page: 2 },
      '/marka/alazyel?kategori=suv&yil=2024-&siralama=fiyat&sayfa=2',
    ],
  ] as const)('with the state %j has the filters first', (state, address) => {
    expect(listAddress('/marka/alazyel', state)).toBe(address);
  });
});
