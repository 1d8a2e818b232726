import { expect, it } from 'vitest';
import type { Target } from '#office/client/calls.ts';
import { workThrough } from './bulk-work.ts';

const targets = ['1', '2', '3', '4'].map((id): Target => ({ kind: 'ids', ids: [id, `${id}b`] }));
const failure = { id: '2b', label: 'İki', message: 'Olmadı.' };

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
  expect(await workThrough(targets, call, ({ done }) => progress.push(done))).toEqual({
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
  expect(await workThrough(targets, call, () => {})).toEqual({ done: 8, failed: [], changes: [], left: [] });
});
