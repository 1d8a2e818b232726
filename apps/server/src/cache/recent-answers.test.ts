import { beforeEach, expect, it, vi } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

let now = 1;
const clock = () => now;
beforeEach(() => {
  now = 1;
});

const remember = (most = 10) => new RecentAnswers<string, number>({ most, keepMs: 1_000, clock });

it('reuses an answer until it expires', async () => {
  const answers = remember();
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await answers.get('a', make)).toBe(1);
  now += 999;
  expect(await answers.get('a', make)).toBe(1);
  now += 1;
  expect(await answers.get('a', make)).toBe(2);
  expect(await answers.get('b', make)).toBe(3);
});

it('keeps an answer for the time that the answer specifies', async () => {
  const answers = new RecentAnswers<string, number>({ most: 10, keepMs: (answer) => answer, clock });
  const slow = Promise.withResolvers<number>();
  const waiting = answers.get('a', () => slow.promise);
  now += 60_000;
  const also = answers.get('a', async () => 7);
  slow.resolve(500);
  expect(await Promise.all([waiting, also])).toEqual([500, 500]);
  now += 499;
  expect(await answers.get('a', async () => 7)).toBe(500);
  now += 1;
  expect(await answers.get('a', async () => 7)).toBe(7);
});

it('computes an answer once for all concurrent callers', async () => {
  const answers = remember();
  const make = vi.fn(async () => 1);
  await Promise.all([answers.get('a', make), answers.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not cache a failure', async () => {
  const answers = remember();
  await expect(answers.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get('a', async () => 2)).toBe(2);
});

it('evicts the least recently used answers beyond its limit', async () => {
  const answers = remember(2);
  for (const key of ['a', 'b', 'c']) await answers.get(key, async () => 1);
  expect(await answers.get('b', async () => 2)).toBe(1);
  expect(await answers.get('a', async () => 2)).toBe(2);
});

it('computes an answer again if the cache was cleared in the meantime', async () => {
  const answers = remember();
  const before = Promise.withResolvers<number>();
  const waiting = answers.get('a', () => before.promise);
  answers.clear();
  expect(await answers.get('a', async () => 2)).toBe(2);
  before.resolve(1);
  expect(await waiting).toBe(1);
  expect(await answers.get('a', async () => 3)).toBe(2);
});
