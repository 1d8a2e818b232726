import { expect, it } from 'vitest';
import {
  type CampaignSort,
  compareCampaigns,
  isCampaignSort,
  type OrderedCampaign,
} from './campaign-order.ts';

const soon = new Date('2026-11-21T00:00:00Z');
const later = new Date('2026-12-21T00:00:00Z');

function campaign(id: string, facts: Partial<OrderedCampaign>): OrderedCampaign {
  return {
    id,
    end: later,
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    discountPercent: null,
    interestedUsers: 0,
    priceInTry: null,
    ...facts,
  };
}

const campaigns = [
  campaign('open', { end: null, discountPercent: 10 }),
  campaign('b', { end: soon, priceInTry: 900 }),
  campaign('new', { publishedAt: new Date('2026-11-19T00:00:00Z'), priceInTry: 0 }),
  campaign('a', { end: soon, discountPercent: 40, interestedUsers: 5 }),
  campaign('late', { discountPercent: 40, interestedUsers: 9 }),
];

// Specification 9.14
it.each<[CampaignSort, string[]]>([
  ['ending-soon', ['a', 'b', 'late', 'new', 'open']],
  ['newest', ['new', 'a', 'b', 'late', 'open']],
  ['discount', ['a', 'late', 'open', 'b', 'new']],
  ['most-wanted', ['late', 'a', 'b', 'new', 'open']],
  ['price', ['new', 'b', 'a', 'late', 'open']],
])('%s stands as %j, whatever the order before', (sort, ids) => {
  for (const given of [campaigns, campaigns.toReversed()]) {
    expect(given.toSorted(compareCampaigns[sort]).map(({ id }) => id)).toEqual(ids);
  }
});

// Specification 9.14
it('two campaigns without an end date fall to their ids', () => {
  const [left, right] = [campaign('1', { end: null }), campaign('2', { end: null })];
  expect(compareCampaigns['ending-soon'](left, right)).toBeLessThan(0);
  expect(compareCampaigns['ending-soon'](right, left)).toBeGreaterThan(0);
  expect(compareCampaigns['ending-soon'](left, left)).toBe(0);
});

it.each([
  ['price', true],
  ['Price', false],
  ['', false],
  [undefined, false],
  [['price'], false],
])('%j names an order: %s', (value, expected) => {
  expect(isCampaignSort(value)).toBe(expected);
});
