import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkCounts } from './network-counts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const WINDOW_MS = 60_000;

/** Records a call from each address and returns the last count that the store reports. */
function countOf(counts: NetworkCounts, ...addresses: readonly string[]) {
  const results: ({ current: number; ttl: number } | undefined)[] = [];
  for (const address of addresses) counts.incr(address, (_error, result) => results.push(result), WINDOW_MS);
  return results.at(-1);
}

it('counts the addresses of one network together during the window', () => {
  const counts = new NetworkCounts();
  expect(countOf(counts, '203.0.113.1', '::ffff:203.0.113.1')).toEqual({ current: 2, ttl: WINDOW_MS });
  vi.advanceTimersByTime(20_000);
  expect(countOf(counts, '203.0.113.1')).toEqual({ current: 3, ttl: 40_000 });
  expect(countOf(counts, '203.0.113.2')?.current).toBe(1);
  vi.advanceTimersByTime(40_000);
  expect(countOf(counts, '203.0.113.1')).toEqual({ current: 1, ttl: WINDOW_MS });
});

it.each([
  ['/56', 4, (index: number) => `2001:db8:1:${(0xab00 + index).toString(16)}::1`],
  ['/48', 16, (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
])('counts a /64 after the other of one %s as %i of them', (_network, share, addressOf) => {
  const counts = new NetworkCounts();
  const addresses = Array.from({ length: share * 10 }, (_, index) => addressOf(index));
  expect(countOf(counts, ...addresses)?.current).toBe(10);
  expect(countOf(counts, addressOf(share * 10))?.current).toBe(11);
  expect(countOf(counts, '2001:db8:2::1')?.current).toBe(1);
});

it('counts separately for each limit', () => {
  const counts = new NetworkCounts();
  countOf(counts, '203.0.113.1', '203.0.113.1');
  expect(countOf(counts.child(), '203.0.113.1')?.current).toBe(1);
});

it('evicts the least recent networks, but no active one', () => {
  const counts = new NetworkCounts();
  countOf(counts, '203.0.113.1', '203.0.113.2');
  for (let index = 0; index < 14_999; index += 1) {
    countOf(counts, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    if (index === 5_000) countOf(counts, '203.0.113.1');
  }
  expect(countOf(counts, '203.0.113.1')?.current).toBe(3);
  expect(countOf(counts, '203.0.113.2')?.current).toBe(1);
});
