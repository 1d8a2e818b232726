import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Availability } from './availability.ts';
import type { DatabaseUnavailable } from './trouble.ts';

const NEVER_QUIET_MS = 60_000;

let isOver = false;
const ask = vi.fn<() => Promise<void>>();
const onSilence = vi.fn<(reason: DatabaseUnavailable, times: number) => void>();
beforeEach(() => {
  isOver = false;
  ask.mockReset();
  onSilence.mockReset();
});
afterEach(() => {
  isOver = true;
});

const watch = (quietMs: number) => new Availability({ ask, quietMs, isOver: () => isOver, onSilence });
const refuse = () => Promise.reject(new Error('nobody there'));
const quick = { interval: 5 };

it('runs no check while data arrives', () => {
  watch(NEVER_QUIET_MS).doubt();
  expect(ask).not.toHaveBeenCalled();
});

it('runs one check after silence, and trusts its answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  ask.mockReturnValue(promise);
  const availability = watch(0);
  availability.doubt();
  availability.doubt();
  expect(ask).toHaveBeenCalledOnce();
  resolve();
  // The next check starts once the first has finished.
  await vi.waitFor(() => {
    availability.doubt();
    expect(ask.mock.calls.length).toBeGreaterThan(1);
  }, quick);
  expect(onSilence).not.toHaveBeenCalled();
});

it('is unavailable from the first failed check until one succeeds', async () => {
  ask.mockImplementation(refuse);
  const availability = watch(NEVER_QUIET_MS);
  availability.lost();
  await vi.waitFor(() => expect(availability.reason).toBeDefined(), quick);
  expect(availability.reason?.cause).toEqual(new Error('nobody there'));
  expect(onSilence).toHaveBeenCalledExactlyOnceWith(availability.reason, 1);
  availability.lost();
  availability.doubt();
  expect(ask).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), quick);
  ask.mockResolvedValue();
  await vi.waitFor(() => expect(availability.reason).toBeUndefined(), quick);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onSilence.mock.calls.map(([, times]) => times)).toEqual([1, 2]);
});

it('is available again when any data arrives', async () => {
  ask.mockImplementation(refuse);
  const availability = watch(NEVER_QUIET_MS);
  availability.lost();
  await vi.waitFor(() => expect(availability.reason).toBeDefined(), quick);
  availability.received();
  expect(availability.reason).toBeUndefined();
});

it('accepts data received during a check as its answer', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  ask.mockReturnValueOnce(promise).mockResolvedValue();
  const availability = watch(0);
  availability.doubt();
  availability.received();
  reject(new Error('late'));
  await vi.waitFor(() => {
    availability.doubt();
    expect(ask.mock.calls.length).toBeGreaterThan(1);
  }, quick);
  expect(onSilence).not.toHaveBeenCalled();
});

it('stops checking when the pool is closing', async () => {
  ask.mockImplementation(() => {
    isOver = true;
    return refuse();
  });
  const availability = watch(NEVER_QUIET_MS);
  availability.lost();
  await vi.waitFor(() => expect(onSilence).toHaveBeenCalled(), quick);
  await vi.waitFor(() => expect(availability.reason).toBeUndefined(), quick);
  expect(ask).toHaveBeenCalledOnce();
});
