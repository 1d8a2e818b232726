import { beforeEach, expect, it, vi } from 'vitest';
import { findRecentChanges, OFFERED_MS, type RecentChange } from './recent-changes.ts';
import { UndoLog } from './undo-log.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const change: RecentChange = { id: 'a', text: 'Silindi', at: NOW - 60_000, changes: ['a', 'b', 'c'] };
const kept = () => findRecentChanges('ayse', Date.now());

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Returns a log with the change, and what happens to its toasts and its callback. */
function reported() {
  const log = new UndoLog('ayse');
  const events: string[] = [];
  const showToast = ({ changes }: RecentChange) => {
    events.push(`shown ${changes}`);
    return () => events.push('closed');
  };
  log.add(change, { showToast, onUndone: () => events.push('undone') });
  return { log, events };
}

it('drops a change once it is undone, and calls its callback', async () => {
  const { log, events } = reported();
  expect(kept()).toEqual([change]);
  await log.undo(change, async ({ changes }, onSettled) => changes.forEach(onSettled));
  expect(log.offered()).toEqual([]);
  expect(kept()).toEqual([]);
  expect(events).toEqual(['shown a,b,c', 'closed', 'undone']);
});

it('does not offer a change that is being undone, except after a reload', async () => {
  const { log } = reported();
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(async (_change: RecentChange, onSettled: (part: string) => void) => {
    onSettled('c');
    await promise;
  });
  const undone = log.undo(change, work);
  log.undo(change, work);
  expect(log.offered()).toEqual([]);
  expect(new UndoLog('ayse').offered()).toEqual([{ ...change, changes: ['a', 'b'] }]);
  resolve();
  await undone;
  expect(work).toHaveBeenCalledOnce();
});

it('offers what failed again, from the time of the change on, with its callback', async () => {
  const { log, events } = reported();
  const fail = async (_change: RecentChange, onSettled: (part: string) => void) => {
    onSettled('b');
    throw new Error('Yanıt yok.');
  };
  await expect(log.undo(change, fail)).rejects.toThrow('Yanıt yok.');
  const left = { ...change, changes: ['a', 'c'] };
  expect(log.offered()).toEqual([left]);
  await log.undo(left, async ({ changes }, onSettled) => changes.forEach(onSettled));
  expect(log.offered()).toEqual([]);
  expect(events).toEqual(['shown a,b,c', 'closed', 'undone', 'shown a,c', 'closed', 'undone']);
});

it('tells its listeners when a change expires', () => {
  const { log } = reported();
  const listener = vi.fn();
  const stop = log.subscribe(listener);
  vi.setSystemTime(change.at + OFFERED_MS);
  log.expire();
  expect(log.offered()).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  log.expire();
  expect(listener).toHaveBeenCalledOnce();
});
