import { describe, expect, it } from 'vitest';
import {
  benefitsOf,
  type CampaignFilters,
  chosenSpan,
  countFilters,
  withoutFilter,
  writeFilters,
} from './campaign-filter.ts';
import { mostFilterValues, type RawFilters, readFilters } from './read-filters.ts';

describe('filters have one canonical form', () => {
  it.each<[string, RawFilters, CampaignFilters]>([
    ['nothing', {}, {}],
    ['one value', { fuel: 'electric' }, { fuel: ['electric'] }],
    ['several, in the order that is known', { fuel: 'electric,petrol' }, { fuel: ['petrol', 'electric'] }],
    ['the same twice', { fuel: ['hybrid', 'hybrid,electric'] }, { fuel: ['hybrid', 'electric'] }],
    ['an unknown value beside a known one', { fuel: 'steam,lpg' }, { fuel: ['lpg'] }],
    ['only unknown values', { fuel: 'steam', gearType: 'toString' }, {}],
    ['slugs, sorted', { brand: ['veloka', 'alazyel'] }, { brand: ['alazyel', 'veloka'] }],
    ['what is no slug', { brand: "x' or 1=1,Çiçek,-a,a--b", category: '' }, {}],
    ['a whole range', { price: '500000-900000' }, { price: { from: 500_000, to: 900_000 } }],
    [
      'an open range',
      { price: '500000-', range: '-300' },
      { price: { from: 500_000, to: null }, range: { from: null, to: 300 } },
    ],
    ['a range upside down', { modelYear: '2026-2024' }, { modelYear: { from: 2024, to: 2026 } }],
    ['a range of nothing', { modelYear: '-', price: '', discount: '20' }, {}],
    ['a range of no numbers', { price: 'a-b', range: '1e3-2', discount: '10-20-30' }, {}],
    ['a number that none has', { price: `${'9'.repeat(400)}-` }, {}],
    [
      'seats and doors',
      { seatingCapacity: '7,5,x', doorCount: '0,5,99' },
      { seatingCapacity: ['5', '7'], doorCount: ['5'] },
    ],
  ])('%s', (_, raw, filters) => {
    expect(readFilters(raw)).toEqual(filters);
  });

  it('written filters are read back unchanged', () => {
    const filters = readFilters({ brand: 'b,a', fuel: 'lpg,diesel', price: '9-1', isElectric: 'false' });
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('the number of values is limited', () => {
    const slugs = Array.from({ length: 500 }, (_, index) => `marka-${index}`);
    expect(readFilters({ brand: slugs }).brand).toHaveLength(mostFilterValues);
    expect(readFilters({ brand: slugs.join(',') }).brand).toHaveLength(mostFilterValues);
  });
});

describe('removed filter', () => {
  const filters = readFilters({ fuel: 'electric,hybrid', price: '1-2' });

  it.each<[Parameters<typeof withoutFilter>[1], string | undefined, CampaignFilters]>([
    ['fuel', 'hybrid', { fuel: ['electric'], price: { from: 1, to: 2 } }],
    ['fuel', undefined, { price: { from: 1, to: 2 } }],
    ['price', undefined, { fuel: ['hybrid', 'electric'] }],
    ['brand', 'bmw', filters],
  ])('%s %s keeps the others', (name, value, left) => {
    expect(withoutFilter(filters, name, value)).toEqual(left);
  });

  it('disappears with its last value', () => {
    expect(withoutFilter({ fuel: ['lpg'] }, 'fuel', 'lpg')).toEqual({});
  });

  it('filters are counted by value, a range as one', () => {
    expect([countFilters({}), countFilters(filters)]).toEqual([0, 3]);
  });
});

it.each([
  [{}, undefined],
  [{ ending: ['last-day'] }, 'last-day'],
  [{ ending: ['last-day', 'last-week'] }, 'last-week'],
])('the range of %j is %s', (filters, span) => {
  expect(chosenSpan(filters)).toBe(span);
});

describe('benefit of a campaign', () => {
  const none = {
    discountPercent: null,
    listPrice: null,
    campaignPrice: null,
    interestRate: null,
    installment: null,
  };

  it.each([
    [{}, []],
    [{ discountPercent: 20 }, ['percent-off']],
    [{ discountPercent: 0 }, []],
    [{ listPrice: 100, campaignPrice: 80 }, ['lower-price']],
    [{ listPrice: 80, campaignPrice: 80 }, []],
    [{ campaignPrice: 80 }, []],
    [{ interestRate: 0, installment: 9 }, ['zero-interest', 'installments']],
    [{ interestRate: 1.99 }, ['loan']],
    [{ installment: 1 }, []],
  ])('with the figures %j is %j', (figures, kinds) => {
    expect(benefitsOf({ ...none, ...figures })).toEqual(kinds);
  });
});
