import { describe, expect, it } from 'vitest';
import { usualHours } from '../time/business-hours.ts';
import { givenBefore, runsAt, type WaitingLead, waitedAfterWish, waitedSince } from './automation.ts';

/** Parses a local time in İstanbul. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`);

const asked: WaitingLead = {
  arrivedAt: at('2026-11-20 10:00'),
  respondBy: at('2026-11-20 11:00'),
  preferredTime: null,
  stoppedAt: null,
  snoozes: [],
};
const within = (hours: number | null) => ({ hours, answerMinutes: 60 });
const answer = within(null);

describe('time of an automation', () => {
  it.each<[string, Partial<WaitingLead>, number | null, string]>([
    ['when the first answer was due', {}, null, '2026-11-20 11:00'],
    ['after hours of business, lunch left out', {}, 3, '2026-11-20 14:00'],
    [
      'once lunch is over, where the wait ends as lunch begins',
      { arrivedAt: at('2026-11-20 11:30') },
      1,
      '2026-11-20 13:30',
    ],
    ['on Monday, where a Friday has too few hours', {}, 8, '2026-11-23 10:00'],
    ['behind the eve and the feast of Kurban', { arrivedAt: at('2026-05-26 12:00') }, 1, '2026-06-01 09:30'],
    [
      'once its snooze is over',
      { snoozes: [{ at: at('2026-11-20 10:30'), until: at('2026-11-20 15:00') }] },
      null,
      '2026-11-20 15:00',
    ],
    [
      'when the brand opens, where a snooze ends on a public holiday',
      {
        arrivedAt: at('2026-10-28 10:00'),
        respondBy: at('2026-10-28 11:00'),
        snoozes: [{ at: at('2026-10-28 10:30'), until: at('2026-10-29 11:00') }],
      },
      null,
      '2026-10-30 09:00',
    ],
    [
      'at its time, where it was put off only afterwards',
      { snoozes: [{ at: at('2026-11-20 11:30'), until: at('2026-11-20 15:00') }] },
      null,
      '2026-11-20 11:00',
    ],
    [
      'when the snooze was removed',
      {
        snoozes: [
          { at: at('2026-11-20 10:30'), until: at('2026-11-25 15:00') },
          { at: at('2026-11-20 14:45'), until: null },
        ],
      },
      null,
      '2026-11-20 14:45',
    ],
    [
      'behind both of two snoozes',
      {
        snoozes: [
          { at: at('2026-11-20 10:30'), until: at('2026-11-20 15:00') },
          { at: at('2026-11-20 14:45'), until: at('2026-11-20 16:00') },
        ],
      },
      null,
      '2026-11-20 16:00',
    ],
    [
      'when the brand opens, where the wished evening is its last hour',
      { preferredTime: 'evening' },
      null,
      '2026-11-23 09:00',
    ],
    [
      'the hours into the morning that was wished for',
      { arrivedAt: at('2026-11-20 14:00'), preferredTime: 'morning' },
      2,
      '2026-11-23 11:00',
    ],
    [
      'when the first answer was due, where the wished time had begun',
      { preferredTime: 'morning' },
      null,
      '2026-11-20 11:00',
    ],
    ['where it was answered later', { stoppedAt: at('2026-11-20 11:01') }, null, '2026-11-20 11:00'],
  ])('%s', (_case, facts, hours, expected) => {
    expect(runsAt({ ...asked, ...facts }, within(hours), usualHours)).toEqual(at(expected));
  });

  it.each<[string, Partial<WaitingLead>]>([
    ['answered in time', { stoppedAt: at('2026-11-20 10:59') }],
    ['answered at that very moment', { stoppedAt: at('2026-11-20 11:00') }],
    ['of a brand that never answers', { respondBy: null }],
    [
      'answered while it was put off',
      {
        stoppedAt: at('2026-11-20 14:00'),
        snoozes: [{ at: at('2026-11-20 10:30'), until: at('2026-11-20 15:00') }],
      },
    ],
  ])('does not exist for a request that was %s', (_case, facts) => {
    expect(runsAt({ ...asked, ...facts }, answer, usualHours)).toBeNull();
  });

  it('does not exist in hours when no day is open', () => {
    const closed = { ...usualHours, days: [] };
    expect(runsAt(asked, within(2), closed)).toBeNull();
    expect(waitedAfterWish(within(2), at('2026-11-20 10:00'), at('2026-11-20 12:00'), closed)).toEqual([]);
    expect(givenBefore(within(2), at('2026-11-20 12:00'), closed)).toBeUndefined();
    expect(waitedSince(within(2), at('2026-11-20 10:00'), at('2026-11-20 12:00'), closed)).toBeNull();
  });
});

describe('requests whose wait has ended since an instant', () => {
  it('are found by the deadline of their first answer', () => {
    const [since, now] = [at('2026-11-19 10:00'), at('2026-11-20 10:00')];
    expect(waitedSince(answer, since, now, usualHours)).toEqual({ by: 'respondBy', from: since, to: now });
  });

  it('are found by their arrival, minus the business hours', () => {
    const waited = waitedSince(within(2), at('2026-11-20 10:00'), at('2026-11-23 09:30'), usualHours);
    expect(waited).toEqual({
      by: 'arrivedAt',
      from: at('2026-11-19 17:00'),
      to: at('2026-11-20 16:30'),
    });
  });

  it('are exactly those whose automation runs in between', () => {
    const [since, now] = [at('2026-10-28 10:15'), at('2026-10-30 09:45')];
    const waited = waitedSince(within(1), since, now, usualHours);
    if (waited === null) throw new Error('Nobody waited.');
    for (let minute = 0; minute < 4 * 24 * 60; minute += 5) {
      const arrivedAt = new Date(at('2026-10-27 00:00').getTime() + minute * 60_000);
      const run = runsAt({ ...asked, arrivedAt }, within(1), usualHours);
      // A wait that ends exactly at closing time takes effect at the next opening.
      const isIn = arrivedAt > waited.from && arrivedAt <= waited.to;
      const isBetween = run !== null && run > since && run <= now;
      expect([arrivedAt.toISOString(), isIn]).toEqual([arrivedAt.toISOString(), isBetween]);
    }
  });
});

it.each(['morning', 'afternoon', 'evening'] as const)(
  'a request for the %s has waited since an instant exactly when its automation runs in between',
  (preferredTime) => {
    const closesEarly = { ...usualHours, closes: 17 * 60 + 30 };
    const since = at('2026-10-26 14:15');
    for (const now of ['2026-10-27 12:00', '2026-10-28 09:30', '2026-10-30 10:15', '2026-10-30 17:20']) {
      const waited = waitedAfterWish(answer, since, at(now), closesEarly);
      const range = waited.find((one) => one.time === preferredTime);
      if (range === undefined) throw new Error('Nobody waited.');
      for (let minute = 0; minute < 6 * 24 * 60; minute += 20) {
        const arrivedAt = new Date(at('2026-10-25 00:00').getTime() + minute * 60_000);
        const run = runsAt({ ...asked, arrivedAt, respondBy: arrivedAt, preferredTime }, answer, closesEarly);
        const hasRun = run !== null && run > since && run <= at(now);
        expect([now, arrivedAt.toISOString(), arrivedAt > range.from && arrivedAt <= range.to]).toEqual([
          now,
          arrivedAt.toISOString(),
          hasRun,
        ]);
      }
    }
  },
);
