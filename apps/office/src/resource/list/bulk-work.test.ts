import { expect, it } from 'vitest';
import type { Target } from '#office/client/calls.ts';
import { workThrough } from './bulk-work.ts';

const targets = ['1', '2', '3', '4'].map((id): Target => ({ kind: 'ids', ids: [id, `${id}b`] }));
const failure = { id: '2b', label: 'İki', code: 'conflict', message: 'Olmadı.' };

it('stops where a request fails, with what was done and what is left', async () => {
  const progress: number[] = [];
  const error = new Error('no answer');
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls === 3) throw error;
    return calls === 1
      ? { done: 2, failed: [], change: 'first' }
      : { done: 1, failed: [failure], change: 'second' };
  };
  const { signal } = new AbortController();
  expect(await workThrough(targets, call, ({ done }) => progress.push(done), signal)).toEqual({
    done: 3,
    failed: [failure],
    changes: ['first', 'second'],
    left: targets.slice(2),
    error,
  });
  expect(calls).toBe(3);
  expect(progress).toEqual([2, 3]);
});

it('leaves nothing when all requests are answered', async () => {
  const call = async () => ({ done: 2, failed: [], change: null });
  const { signal } = new AbortController();
  const result = await workThrough(targets, call, () => {}, signal);
  expect(result).toEqual({ done: 8, failed: [], changes: [], left: [] });
});

it('is stopped between two requests, and leaves the rest without an error', async () => {
  const stopping = new AbortController();
  const call = async () => ({ done: 2, failed: [], change: 'one' });
  const result = await workThrough(targets, call, () => stopping.abort(), stopping.signal);
  expect(result).toEqual({ done: 2, failed: [], changes: ['one'], left: targets.slice(1) });
});
