import { ApiProblem } from '@ayrac/contract/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaver } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves once after the last of several changes', async () => {
  const saveAll = vi.fn(async () => true);
  const { schedule } = createSaver(saveAll);
  schedule(1_000);
  await vi.advanceTimersByTimeAsync(900);
  schedule(1_000);
  await vi.advanceTimersByTimeAsync(900);
  expect(saveAll).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(saveAll).toHaveBeenCalledOnce();
});

it('does not save once it is cancelled', async () => {
  const saveAll = vi.fn(async () => true);
  const { schedule, cancel } = createSaver(saveAll);
  schedule(1_000);
  cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saveAll).not.toHaveBeenCalled();
});

it('never saves twice at the same time', async () => {
  const answers: ((isSaved: boolean) => void)[] = [];
  const { save, isRunning } = createSaver(() => new Promise((resolve) => answers.push(resolve)));
  const both = [save(), save()];
  expect([answers.length, isRunning()]).toEqual([1, true]);
  answers[0]?.(false);
  expect(await Promise.all(both)).toEqual([false, false]);
  expect(isRunning()).toBe(false);
  save();
  expect(answers).toHaveLength(2);
});

it.each([
  [503, 5_000],
  [429, 30_000],
])('saves again after status %i in %i milliseconds', async (status, pauseMs) => {
  const saveAll = vi.fn(async () => true);
  createSaver(saveAll).scheduleRetry(new ApiProblem({ status, code: 'internal', error: '' }));
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(saveAll).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(saveAll).toHaveBeenCalledOnce();
});

it('does not repeat a save that would be refused again', async () => {
  const saveAll = vi.fn(async () => true);
  createSaver(saveAll).scheduleRetry(new ApiProblem({ status: 400, code: 'validation-failed', error: '' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saveAll).not.toHaveBeenCalled();
});
