import { decideConsent, onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAnythingUnsent, noteUnsent, sendUnsent } from './consent-log.ts';

let kept: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

const choice = (minute: number) =>
  decideConsent(undefined, onlyNecessary, 'explicit', {
    now: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    newId: `kimlik-${minute}`,
  });
const problem = (status: number) => Object.assign(new Error('refused'), { status });

describe('unsent choices', () => {
  it('are sent oldest first, then removed', async () => {
    noteUnsent(storage, choice(1));
    noteUnsent(storage, choice(2));
    const send = vi.fn(async () => ({}));
    await sendUnsent(storage, send);
    expect(send.mock.calls).toEqual([[{ body: choice(1) }], [{ body: choice(2) }]]);
    expect([isAnythingUnsent(storage), kept.size]).toEqual([false, 0]);
  });

  it.each([0, 429, 500, 503])('are kept after the status %i', async (status) => {
    noteUnsent(storage, choice(1));
    noteUnsent(storage, choice(2));
    const send = vi.fn(() => Promise.reject(problem(status)));
    await sendUnsent(storage, send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(isAnythingUnsent(storage)).toBe(true);
    const later = vi.fn(async () => ({}));
    await sendUnsent(storage, later);
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('are dropped when the server refuses them permanently', async () => {
    noteUnsent(storage, choice(1));
    await sendUnsent(storage, () => Promise.reject(problem(400)));
    expect(isAnythingUnsent(storage)).toBe(false);
  });

  it('are limited to the last ten', async () => {
    for (let minute = 1; minute <= 12; minute += 1) noteUnsent(storage, choice(minute));
    const send = vi.fn(async () => ({}));
    await sendUnsent(storage, send);
    expect(send).toHaveBeenCalledTimes(10);
  });

  it.each(['null', '{}', '[1, {}]', 'not json'])('are empty for %j', (text) => {
    kept.set('consent-unsent', text);
    expect(isAnythingUnsent(storage)).toBe(false);
  });
});
