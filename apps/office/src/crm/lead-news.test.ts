import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherNews, type LeadNews } from './use-lead-news.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('news is reported immediately, and at most once a second during a burst', () => {
  const batches: string[][] = [];
  const gathered = gatherNews((news) => batches.push(news.map(({ id }) => id)));
  const news = (id: number): LeadNews => ({ kind: 'new', id: `${id}` });
  gathered.add(news(0));
  expect(batches).toEqual([['0']]);
  for (let id = 1; id <= 400; id += 1) {
    vi.advanceTimersByTime(5);
    gathered.add(news(id));
  }
  expect(batches.map(({ length }) => length)).toEqual([1, 199, 200]);
  vi.advanceTimersByTime(5_000);
  expect(batches.flat()).toHaveLength(401);
  gathered.add(news(401));
  expect(batches.at(-1)).toEqual(['401']);
  gathered.add(news(402));
  gathered.stop();
  vi.advanceTimersByTime(5_000);
  expect(batches.flat()).toHaveLength(402);
});
