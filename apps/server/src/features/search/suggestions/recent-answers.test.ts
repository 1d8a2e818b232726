import { expect, it, vi } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

const at = (ms: number) => new Date(ms);

it('gives an answer again for its time and makes it anew after that', async () => {
  const answers = new RecentAnswers<number>(10, 1_000);
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await answers.get('a', at(0), make)).toBe(1);
  expect(await answers.get('a', at(999), make)).toBe(1);
  expect(await answers.get('a', at(1_000), make)).toBe(2);
  expect(await answers.get('b', at(1_000), make)).toBe(3);
});

it('makes an answer once for all who wait for it', async () => {
  const answers = new RecentAnswers<number>(10, 1_000);
  const make = vi.fn(async () => 1);
  await Promise.all([answers.get('a', at(0), make), answers.get('a', at(0), make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not keep a failure', async () => {
  const answers = new RecentAnswers<number>(10, 1_000);
  await expect(answers.get('a', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get('a', at(0), async () => 2)).toBe(2);
});

it('forgets the oldest beyond its bound', async () => {
  const answers = new RecentAnswers<number>(2, 1_000);
  for (const key of ['a', 'b', 'c']) await answers.get(key, at(0), async () => 1);
  expect(await answers.get('b', at(1), async () => 2)).toBe(1);
  expect(await answers.get('a', at(1), async () => 2)).toBe(2);
});
