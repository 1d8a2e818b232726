import { describe, expect, it } from 'vitest';
import { awaitsConfirmation, chooseIssue, issuePeriod, newsletterState } from './newsletter.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));

describe('newsletter subscription', () => {
  it.each([
    ['asked for', { requestedAt: day(1), confirmedAt: null, endedAt: null }, 'pending', true],
    ['confirmed', { requestedAt: day(1), confirmedAt: day(2), endedAt: null }, 'confirmed', false],
    ['asked for again', { requestedAt: day(3), confirmedAt: day(2), endedAt: null }, 'confirmed', false],
    ['ended', { requestedAt: day(1), confirmedAt: day(2), endedAt: day(3) }, 'ended', false],
    ['ended before it began', { requestedAt: day(1), confirmedAt: null, endedAt: day(2) }, 'ended', false],
    ['asked for after its end', { requestedAt: day(4), confirmedAt: day(2), endedAt: day(3) }, 'ended', true],
  ] as const)('is %s when %s', (_case, times, state, awaits) => {
    expect([newsletterState(times), awaitsConfirmation(times)]).toEqual([state, awaits]);
  });
});

describe('period of an issue', () => {
  it.each([
    ['weekly', '2026-11-16T00:00:00+03:00', '2026-11-22T23:59:59+03:00', true],
    ['weekly', '2026-11-22T23:59:59+03:00', '2026-11-23T00:00:00+03:00', false],
    ['weekly', '2026-12-31T12:00:00+03:00', '2027-01-03T12:00:00+03:00', true],
    ['monthly', '2026-11-01T00:00:00+03:00', '2026-11-30T23:59:59+03:00', true],
    ['monthly', '2026-11-30T23:59:59+03:00', '2026-12-01T00:00:00+03:00', false],
  ] as const)('%s: %s and %s are in one: %s', (frequency, first, second, isOne) => {
    const [one, other] = [first, second].map((date) => issuePeriod(frequency, new Date(date)));
    expect(one === other).toBe(isOne);
  });
});

describe('newsletter issue', () => {
  const list = (...ids: string[]) => ids.map((id) => ({ id }));
  const cars = { wanted: list('a1', 'a2', 'a3', 'a4', 'a5', 'a6'), ending: list('a9', 'a2') };
  const homes = { wanted: list('e1', 'e2', 'e3'), ending: list('e9', 'e8') };
  const chosen = (topics: Parameters<typeof chooseIssue>[0], wantsEnding: boolean) =>
    chooseIssue(topics, wantsEnding).map(({ id }) => id);

  it.each([
    ['of one topic', [cars], false, ['a1', 'a2', 'a3', 'a4', 'a5']],
    ['of two topics takes turns', [cars, homes], false, ['a1', 'e1', 'a2', 'e2', 'a3']],
    ['begins with what ends, at most two', [cars], true, ['a9', 'a2', 'a1', 'a3', 'a4']],
    ['takes what ends of each topic', [cars, homes], true, ['a9', 'e9', 'a1', 'e1', 'a2']],
    ['is shorter where there is less', [{ wanted: list('x'), ending: list('x') }], true, ['x']],
    ['of nothing is empty', [], true, []],
  ])('%s', (_case, topics, wantsEnding, ids) => {
    expect(chosen(topics, wantsEnding)).toEqual(ids);
  });
});
