import { expect, it, vi } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

const at = (ms: number) => new Date(ms);

it('gives an answer again for its time and makes it anew after that', async () => {
  const answers = new RecentAnswers<number>(10, 1_000, ['brands']);
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await answers.get('a', at(0), make)).toBe(1);
  expect(await answers.get('a', at(999), make)).toBe(1);
  expect(await answers.get('a', at(1_000), make)).toBe(2);
  expect(await answers.get('b', at(1_000), make)).toBe(3);
});

it('makes an answer once for all who wait for it', async () => {
  const answers = new RecentAnswers<number>(10, 1_000, ['brands']);
  const make = vi.fn(async () => 1);
  await Promise.all([answers.get('a', at(0), make), answers.get('a', at(0), make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not keep a failure', async () => {
  const answers = new RecentAnswers<number>(10, 1_000, ['brands']);
  await expect(answers.get('a', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get('a', at(0), async () => 2)).toBe(2);
});

it('forgets the oldest beyond its bound', async () => {
  const answers = new RecentAnswers<number>(2, 1_000, []);
  for (const key of ['a', 'b', 'c']) await answers.get(key, at(0), async () => 1);
  expect(await answers.get('b', at(1), async () => 2)).toBe(1);
  expect(await answers.get('a', at(1), async () => 2)).toBe(2);
});

it.each([
  ['what they show', ['home', 'brands'], 2],
  ['anything, for all that is known', null, 2],
  ['something else', ['rates'], 1],
])('gives answers after a change of %s as they are then', async (_what, tags, expected) => {
  const answers = new RecentAnswers<number>(10, 1_000, ['brands']);
  await answers.get('a', at(0), async () => 1);
  answers.drop(tags);
  expect(await answers.get('a', at(1), async () => 2)).toBe(expected);
});

it('makes an answer anew that was under way when something changed', async () => {
  const answers = new RecentAnswers<number>(10, 1_000, ['brands']);
  const before = Promise.withResolvers<number>();
  const waiting = answers.get('a', at(0), () => before.promise);
  answers.drop(['brands']);
  expect(await answers.get('a', at(0), async () => 2)).toBe(2);
  before.resolve(1);
  expect(await waiting).toBe(1);
  expect(await answers.get('a', at(1), async () => 3)).toBe(2);
});
