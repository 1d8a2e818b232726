import { expect, it } from 'vitest';
import { nextCheckOf } from './next-check.ts';

it('a campaign is checked again after two weeks', () => {
  expect(nextCheckOf(new Date('2026-11-20T09:00:00Z'))).toEqual(new Date('2026-12-04T09:00:00Z'));
});
