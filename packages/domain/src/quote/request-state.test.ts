import { describe, expect, it } from 'vitest';
import { canMove, canRestore, RESTORABLE_MS, type RequestState, requestStates } from './request-state.ts';

const at = new Date('2026-11-20T09:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);

describe('request state', () => {
  it.each<[RequestState, readonly RequestState[]]>([
    ['received', ['forwarded', 'contacted', 'preparing', 'closed', 'withdrawn']],
    ['forwarded', ['contacted', 'preparing', 'closed', 'withdrawn']],
    ['contacted', ['preparing', 'closed', 'withdrawn']],
    ['preparing', ['closed', 'withdrawn']],
    ['closed', []],
    ['withdrawn', []],
  ])('%s leads to %j only', (from, allowed) => {
    expect(requestStates.filter((to) => canMove(from, to))).toEqual(allowed);
  });

  it.each([
    ['was not withdrawn', null, 0, false],
    ['was withdrawn just now', at, 0, true],
    ['was withdrawn just within the time', at, RESTORABLE_MS - 1, true],
    ['was withdrawn too long ago', at, RESTORABLE_MS, false],
  ])('of a %s request can be restored: %s after %i ms: %s', (_case, withdrawnAt, ms, expected) => {
    expect(canRestore(withdrawnAt, later(ms))).toBe(expected);
  });
});
