import { describe, expect, it } from 'vitest';
import {
  canMove,
  canRestore,
  hasPassed,
  RESTORABLE_MS,
  type RequestState,
  requestStates,
  requestSteps,
} from './request-state.ts';

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

  it.each<[RequestState, readonly RequestState[]]>([
    ['received', ['received']],
    ['contacted', ['received', 'forwarded', 'contacted']],
    ['closed', requestSteps],
    ['withdrawn', ['received', 'forwarded', 'contacted', 'preparing']],
  ])('%s has passed %j at most', (state, passed) => {
    expect(requestSteps.filter((step) => hasPassed(state, step))).toEqual(passed);
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
