import { expect, it } from 'vitest';
import { isLive } from './campaign-live.ts';

const now = new Date('2026-11-20T12:00:00Z');
const yesterday = new Date('2026-11-19T12:00:00Z');
const tomorrow = new Date('2026-11-21T12:00:00Z');

// Specification 9.15
it.each([
  [{ isActive: true, end: tomorrow, hasShownPlace: true }, true],
  [{ isActive: true, end: now, hasShownPlace: true }, true],
  [{ isActive: true, end: null, hasShownPlace: true }, true],
  [{ isActive: true, end: yesterday, hasShownPlace: true }, false],
  [{ isActive: false, end: tomorrow, hasShownPlace: true }, false],
  [{ isActive: true, end: tomorrow, hasShownPlace: false }, false],
])('%j is live: %s', (campaign, expected) => {
  expect(isLive(campaign, now)).toBe(expected);
});
