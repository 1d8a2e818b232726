import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { presentFilters } from './present-filters.ts';

const resolved = { filters: {}, tests: [], within: sql`true`, brandNames: new Map() };
const group = {
  ...{ missed: 0, campaigns: 200, 'last-day': 0, 'last-week': 0 },
  ...{ priceFrom: null, priceTo: null, discountFrom: null, discountTo: null },
  ...{ modelYearFrom: null, modelYearTo: null, rangeFrom: null, rangeTo: null },
  ...{ batteryCapacityFrom: null, batteryCapacityTo: null },
};

it('the same of equally many values are offered, whatever their order in the counts', () => {
  const values = Array.from({ length: 100 }, (_, place) => ({
    ...{ missed: 0, facet: 'brand', value: `marka-${place}`, label: `Marka ${place}`, campaigns: 2 },
  }));
  const offer = (counted: typeof values) =>
    presentFilters({ resolved, counts: { groups: [group], values: counted }, categories: [] });
  expect(offer(values).facets).toMatchObject([{ name: 'brand', values: expect.any(Array) }]);
  expect(offer(values.toReversed())).toEqual(offer(values));
});
