import { describe, expect, it } from 'vitest';
import {
  campaignBadges,
  campaignTime,
  daysLeft,
  defaultEndDate,
  isEndingSoon,
  isExpired,
  isLastChance,
  isNew,
  soonLimit,
} from './campaign-time.ts';

// 15:00 in İstanbul.
const now = new Date('2026-11-20T12:00:00Z');
const longAgo = new Date('2026-01-01T00:00:00Z');
const at = (iso: string) => new Date(iso);

describe('remaining time of a campaign', () => {
  // Specification 3.21, 4.2, 4.3, 4.4
  it.each([
    ['2026-11-20T11:59:59.999Z', { kind: 'expired', end: at('2026-11-20T11:59:59.999Z') }],
    ['2026-11-20T12:00:00Z', { kind: 'minutes-left', minutes: 1 }],
    ['2026-11-20T12:00:30Z', { kind: 'minutes-left', minutes: 1 }],
    ['2026-11-20T12:59:59Z', { kind: 'minutes-left', minutes: 59 }],
    ['2026-11-20T13:00:00Z', { kind: 'ending-today', hours: 1 }],
    ['2026-11-20T20:59:59.999Z', { kind: 'ending-today', hours: 8 }],
    ['2026-11-20T21:00:00Z', { kind: 'hours-left', hours: 9 }],
    ['2026-11-21T11:59:59Z', { kind: 'hours-left', hours: 23 }],
    ['2026-11-21T12:00:00Z', { kind: 'days-left', days: 1 }],
    ['2026-11-21T20:59:59.999Z', { kind: 'days-left', days: 1 }],
    ['2026-11-21T21:00:00Z', { kind: 'days-left', days: 2 }],
    ['2027-11-20T12:00:00Z', { kind: 'days-left', days: 365 }],
  ])('until %s is %j', (end, time) => {
    expect(campaignTime(at(end), now)).toEqual(time);
  });

  it('is unlimited without an end date', () => {
    expect(campaignTime(null, now)).toEqual({ kind: 'open-ended' });
  });

  it('counts minutes across midnight', () => {
    expect(campaignTime(at('2026-11-20T21:20:00Z'), at('2026-11-20T20:50:00Z'))).toEqual({
      kind: 'minutes-left',
      minutes: 30,
    });
  });
});

describe('ending soon, last chance and expired', () => {
  // Specification 4.1, 4.5, 9.12
  it.each([
    ['2026-11-20T11:59:59Z', { days: 0, expired: true, soon: false, last: false }],
    ['2026-11-19T12:00:00Z', { days: -1, expired: true, soon: false, last: false }],
    ['2026-11-20T12:00:00Z', { days: 0, expired: false, soon: true, last: true }],
    ['2026-11-21T11:59:59Z', { days: 1, expired: false, soon: true, last: true }],
    ['2026-11-21T12:00:00Z', { days: 1, expired: false, soon: true, last: false }],
    ['2026-11-27T20:59:59Z', { days: 7, expired: false, soon: true, last: false }],
    ['2026-11-27T21:00:00Z', { days: 8, expired: false, soon: false, last: false }],
    [null, { days: null, expired: false, soon: false, last: false }],
  ])('for an end at %s are %j', (iso, expected) => {
    const end = iso === null ? null : at(iso);
    expect({
      days: daysLeft(end, now),
      expired: isExpired(end, now),
      soon: isEndingSoon(end, now),
      last: isLastChance(end, now),
    }).toEqual(expected);
  });
});

// Specification 4.7, 9.12
it.each([
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-13T12:00:00Z', true],
  ['2026-11-13T11:59:59Z', false],
  ['2026-11-20T12:00:01Z', false],
])('a campaign published at %s is new: %s', (published, expected) => {
  expect(isNew(at(published), now)).toBe(expected);
});

describe('campaign badges', () => {
  // Specification 4.6
  it.each([
    ['2026-11-20T11:00:00Z', now, ['ended']],
    ['2026-11-20T20:00:00Z', now, ['last-chance', 'new']],
    ['2026-11-20T20:00:00Z', longAgo, ['last-chance']],
    ['2026-11-25T20:00:00Z', now, ['last-days', 'new']],
    ['2026-11-25T20:00:00Z', longAgo, ['last-days']],
    ['2026-12-25T20:00:00Z', now, ['new']],
    ['2026-12-25T20:00:00Z', longAgo, []],
  ])('until %s, published %s, are %j', (end, publishedAt, badges) => {
    expect(campaignBadges({ end: at(end), publishedAt }, now)).toEqual(badges);
  });

  it('handle campaigns without an end date', () => {
    expect(campaignBadges({ end: null, publishedAt: now }, now)).toEqual(['new']);
  });
});

// Specification 9.13
it('a new campaign ends by default after 16 days, at the end of the day', () => {
  expect(defaultEndDate(now).toISOString()).toBe('2026-12-06T20:59:59.999Z');
  expect(daysLeft(defaultEndDate(now), now)).toBe(16);
});

it('a campaign ends soon up to the last moment of the seventh İstanbul day from now', () => {
  const limit = soonLimit(now);
  expect(limit).toEqual(at('2026-11-27T20:59:59.999Z'));
  expect(isEndingSoon(limit, now)).toBe(true);
  expect(isEndingSoon(new Date(limit.getTime() + 1), now)).toBe(false);
});
