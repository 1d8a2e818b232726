import { expect, it } from 'vitest';
import { decideRefresh, type RefreshVerdict, sessionEnd } from './session.ts';

const now = new Date('2026-11-20T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

it.each([
  [true, '2026-11-20T09:00:00Z', '2026-12-20T09:00:00.000Z'],
  [false, '2026-11-20T09:00:00Z', '2026-11-21T09:00:00.000Z'],
  [true, '2026-06-23T09:00:00Z', '2026-12-20T09:00:00.000Z'],
  [true, '2026-06-22T09:00:00Z', '2026-12-19T09:00:00.000Z'],
  [true, '2026-05-24T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  [false, '2026-05-24T10:00:00Z', '2026-11-20T10:00:00.000Z'],
])('remembered: %s, a session of %s that is used now ends at %s', (isRemembered, opened, end) => {
  expect(sessionEnd({ isRemembered, createdAt: new Date(opened) }, now).toISOString()).toBe(end);
});

it.each<[string, { at: Date; by: string } | null, RefreshVerdict]>([
  ['a fresh token', null, 'rotate'],
  ['one that the same browser has just spent', { at: ago(10_000), by: 'firefox' }, 'repeat'],
  ['one that it spent before', { at: ago(10_001), by: 'firefox' }, 'reused'],
  ['one that another browser has just spent', { at: ago(0), by: 'curl' }, 'reused'],
])('%s: %s', (_name, spent, verdict) => {
  expect(decideRefresh(spent, 'firefox', now)).toBe(verdict);
});
