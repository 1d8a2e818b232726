import { beforeEach, expect, it, vi } from 'vitest';
import { findRecentChanges, keepRecentChanges, OFFERED_MS, stillOffered } from './recent-changes.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const change = (id: string, age: number) => ({ id, text: id, at: NOW - age, changes: [id] });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('offers the undo of a change for ten minutes', () => {
  const all = [change('new', 0), change('last', OFFERED_MS - 1), change('late', OFFERED_MS)];
  expect(stillOffered(all, NOW).map(({ id }) => id)).toEqual(['new', 'last']);
});

it('offers the ten newest', () => {
  const all = Array.from({ length: 12 }, (_, place) => change(String(place), place));
  expect(stillOffered(all, NOW).map(({ id }) => id)).toEqual([...'0123456789']);
});

it('keeps them for the person who made them, until the time is over', () => {
  keepRecentChanges('ayse', [change('mine', 0)]);
  expect(findRecentChanges('ayse', NOW)).toEqual([change('mine', 0)]);
  expect(findRecentChanges('mehmet', NOW)).toEqual([]);
  expect(findRecentChanges('ayse', NOW + OFFERED_MS)).toEqual([]);
});
