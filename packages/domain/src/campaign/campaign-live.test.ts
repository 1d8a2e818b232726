import { expect, it } from 'vitest';
import { isLive } from './campaign-live.ts';

const now = new Date('2026-11-20T12:00:00Z');
const yesterday = new Date('2026-11-19T12:00:00Z');
const tomorrow = new Date('2026-11-21T12:00:00Z');

// Specification 9.15
it.each([
  [{ isActive: true, end: tomorrow, categoryIsActive: true }, true],
  [{ isActive: true, end: now, categoryIsActive: true }, true],
  [{ isActive: true, end: null, categoryIsActive: true }, true],
  [{ isActive: true, end: yesterday, categoryIsActive: true }, false],
  [{ isActive: false, end: tomorrow, categoryIsActive: true }, false],
  [{ isActive: true, end: tomorrow, categoryIsActive: false }, false],
])('%j is live: %s', (campaign, expected) => {
  expect(isLive(campaign, now)).toBe(expected);
});
