import type { Interests } from '@ayrac/contract/interests.ts';
import { expect, it } from 'vitest';
import { interestParts } from './interest-parts.ts';

it('separates ended bookmarks, and keeps the order of both parts', () => {
  const ends = ['2026-11-20T08:59:59Z', null, '2026-11-20T09:00:01Z', '2026-01-01T00:00:00Z'];
  const campaigns = ends.map((endAt, id) => ({ id: String(id), endAt })) as Interests['campaigns'];
  const parts = interestParts(
    { requests: [], campaigns, brands: [], categories: [] },
    new Date('2026-11-20T09:00:00Z'),
  );
  expect(parts.campaigns.map(({ id }) => id)).toEqual(['1', '2']);
  expect(parts.ended.map(({ id }) => id)).toEqual(['0', '3']);
});
