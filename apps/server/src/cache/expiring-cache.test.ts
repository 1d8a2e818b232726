import { beforeEach, expect, it, vi } from 'vitest';
import { ExpiringCache } from './expiring-cache.ts';

let now = 1;
const clock = () => now;
beforeEach(() => {
  now = 1;
});

const cacheOf = (most = 10) => new ExpiringCache<string, number>({ most, keepMs: 1_000, clock });

it('reuses a value until it expires', async () => {
  const cache = cacheOf();
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await cache.get('a', make)).toBe(1);
  now += 999;
  expect(await cache.get('a', make)).toBe(1);
  now += 1;
  expect(await cache.get('a', make)).toBe(2);
  expect(await cache.get('b', make)).toBe(3);
});

it('keeps a value for the time that the value specifies', async () => {
  const cache = new ExpiringCache<string, number>({ most: 10, keepMs: (value) => value, clock });
  const slow = Promise.withResolvers<number>();
  const waiting = cache.get('a', () => slow.promise);
  now += 60_000;
  const also = cache.get('a', async () => 7);
  slow.resolve(500);
  expect(await Promise.all([waiting, also])).toEqual([500, 500]);
  now += 499;
  expect(await cache.get('a', async () => 7)).toBe(500);
  now += 1;
  expect(await cache.get('a', async () => 7)).toBe(7);
});

it('computes a value once for all concurrent callers', async () => {
  const cache = cacheOf();
  const make = vi.fn(async () => 1);
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not cache a failure', async () => {
  const cache = cacheOf();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 2)).toBe(2);
});

it('evicts the least recently used values beyond its limit', async () => {
  const cache = cacheOf(2);
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 1);
  expect(await cache.get('b', async () => 2)).toBe(1);
  expect(await cache.get('a', async () => 2)).toBe(2);
});

it('computes a value again if the cache was cleared in the meantime', async () => {
  const cache = cacheOf();
  const before = Promise.withResolvers<number>();
  const waiting = cache.get('a', () => before.promise);
  cache.clear();
  expect(await cache.get('a', async () => 2)).toBe(2);
  before.resolve(1);
  expect(await waiting).toBe(1);
  expect(await cache.get('a', async () => 3)).toBe(2);
});
