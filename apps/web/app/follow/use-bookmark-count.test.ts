import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeKnown } from './relations.ts';
import { countLive } from './use-bookmark-count.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('counts running campaigns, but no ended ones and no other follows', () => {
  changeKnown({
    relations: new Set(['campaign:open', 'campaign:live', 'campaign:over', 'brand:b', 'requested:live']),
    ends: new Map([
      ['campaign:live', '2026-11-20T09:00:01Z'],
      ['campaign:over', '2026-11-20T09:00:00Z'],
      ['campaign:gone', '2026-11-29T09:00:00Z'],
    ]),
  });
  expect(countLive()).toBe(2);
});
