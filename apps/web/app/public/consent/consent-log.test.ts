import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { decideConsent, onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAnythingUnsent, noteUnsent, sendUnsent } from './consent-log.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const choice = (minute: number) =>
  decideConsent(undefined, onlyNecessary, 'explicit', {
    now: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    newId: `kimlik-${minute}`,
  });
const problem = (status: number) => Object.assign(new Error('refused'), { status });

describe('unsent choices', () => {
  it('are sent oldest first, then removed', async () => {
    noteUnsent(choice(1));
    noteUnsent(choice(2));
    const send = vi.fn(async () => ({}));
    await sendUnsent(send);
    expect(send.mock.calls).toEqual([[{ body: choice(1) }], [{ body: choice(2) }]]);
    expect([isAnythingUnsent(), localStorage.length]).toEqual([false, 0]);
  });

  it.each([0, 429, 500, 503])('are kept after the status %i', async (status) => {
    noteUnsent(choice(1));
    noteUnsent(choice(2));
    const send = vi.fn(() => Promise.reject(problem(status)));
    await sendUnsent(send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(isAnythingUnsent()).toBe(true);
    const later = vi.fn(async () => ({}));
    await sendUnsent(later);
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('are dropped when the server refuses them permanently', async () => {
    noteUnsent(choice(1));
    await sendUnsent(() => Promise.reject(problem(400)));
    expect(isAnythingUnsent()).toBe(false);
  });

  it('are limited to the last ten', async () => {
    for (let minute = 1; minute <= 12; minute += 1) noteUnsent(choice(minute));
    const send = vi.fn(async () => ({}));
    await sendUnsent(send);
    expect(send).toHaveBeenCalledTimes(10);
  });

  it.each(['null', '{}', '[1, {}]', 'not json'])('are empty for %j', (text) => {
    localStorage.setItem('consent-unsent', text);
    expect(isAnythingUnsent()).toBe(false);
  });
});
