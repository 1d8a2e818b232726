import { expect, it } from 'vitest';
import { dayOf, isWorkingDay, workingDaysAfter } from './working-day.ts';

it.each([
  ['2026-11-20', true, 'a Friday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-11-22', false, 'a Sunday'],
  ['2026-10-29', false, 'the Republic'],
  ['2026-10-28', true, 'its eve, free in the afternoon'],
  ['2027-07-15', false, 'Democracy and National Unity'],
  ['2026-03-19', true, 'the eve of Ramazan Bayramı'],
  ['2026-03-20', false, 'Ramazan Bayramı'],
  ['2026-05-29', false, 'the third day of Kurban Bayramı'],
  ['2027-03-11', false, 'the third day of Ramazan Bayramı'],
  ['2027-03-12', true, 'the day after'],
  ['2027-05-18', false, 'Kurban Bayramı on a Tuesday'],
  ['2028-05-08', false, 'the fourth day of Kurban Bayramı'],
])('%s is a working day: %s (%s)', (day, isWorked) => {
  expect(isWorkingDay(day)).toBe(isWorked);
});

it.each([
  ['2026-11-16T09:00:00Z', 3, '2026-11-19'],
  ['2026-11-20T09:00:00Z', 3, '2026-11-25'],
  ['2026-11-21T09:00:00Z', 3, '2026-11-25'],
  // It is already the 20th in İstanbul.
  ['2026-11-19T21:30:00Z', 3, '2026-11-25'],
  ['2026-10-28T09:00:00Z', 3, '2026-11-03'],
  ['2026-12-31T09:00:00Z', 3, '2027-01-06'],
  ['2026-05-26T09:00:00Z', 3, '2026-06-03'],
  ['2027-05-14T09:00:00Z', 3, '2027-05-24'],
])('from %s on, %i working days later is %s', (from, count, day) => {
  expect(workingDaysAfter(new Date(from), count)).toBe(day);
});

it('a day is in Istanbul time', () => {
  expect(dayOf(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
});
