import { expect, it } from 'vitest';
import { type Bucket, idRange, shardsOf } from './shard.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const digits = [...'0123456789abcdef'];
/** Returns every prefix of three digits with `each` rows. */
const evenly = (each: number): Bucket[] =>
  digits.flatMap((a) =>
    digits.flatMap((b) =>
      digits.map((c) => ({ prefix: a + b + c, count: each, changedAt: day(a === 'f' ? 2 : 1) })),
    ),
  );

it.each([
  ['no rows', [], 0],
  ['few rows', evenly(1), 1],
  ['a hundred thousand', evenly(16), 16],
  ['a million', evenly(256), 256],
  ['ten millions', evenly(2_560), 4_096],
])('%s are divided into the fewest parts that hold them', (_case, buckets, parts) => {
  expect(shardsOf(buckets, 4_500)).toHaveLength(parts);
});

it('has for each part the time of the latest change', () => {
  const parts = shardsOf(evenly(16), 4_500);
  expect(parts.find(({ prefix }) => prefix === 'f')?.changedAt).toEqual(day(2));
  expect(parts.find(({ prefix }) => prefix === 'e')?.changedAt).toEqual(day(1));
  expect(shardsOf(evenly(1), 4_500)[0]?.changedAt).toEqual(day(2));
});

it.each([
  ['', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ['3f', '3f000000-0000-0000-0000-000000000000', '3fffffff-ffff-ffff-ffff-ffffffffffff'],
])('the prefix “%s” covers the first to the last of its ids', (prefix, first, last) => {
  expect(idRange(prefix)).toEqual({ first, last });
});
