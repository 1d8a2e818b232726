import { describe, expect, it } from 'vitest';
import { usualHours } from '../time/business-hours.ts';
import { type DueFacts, dueOf, NEVER_DUE } from './lead-due.ts';

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`);
const asked: DueFacts = {
  stage: 'new',
  isWithdrawn: false,
  createdAt: at('2026-11-20 10:00'),
  respondBy: at('2026-11-20 11:00'),
  firstContactAt: null,
  lastContactAt: null,
  nextActionAt: null,
  snoozedUntil: null,
  preferredTime: null,
  hours: usualHours,
};
const called = { stage: 'contacted', firstContactAt: at('2026-11-20 10:30') } as const;

describe('due date of a lead', () => {
  it.each<[string, Partial<DueFacts>, string]>([
    ['when the clock of its first answer ends', {}, '2026-11-20 11:00'],
    ['when it came, where no hours are known', { respondBy: null }, '2026-11-20 10:00'],
    ['in the evening that was asked for', { preferredTime: 'evening' }, '2026-11-20 17:00'],
    [
      'by the clock, where that ends within the time asked for',
      { preferredTime: 'morning' },
      '2026-11-20 11:00',
    ],
    ['at any time, by the clock', { preferredTime: 'any' }, '2026-11-20 11:00'],
    [
      'on the next morning, where this one is over',
      { preferredTime: 'morning', createdAt: at('2026-11-18 13:00'), respondBy: at('2026-11-18 14:30') },
      '2026-11-19 09:00',
    ],
    [
      'on the morning of the next business day, where this one is over on a Friday',
      { preferredTime: 'morning', createdAt: at('2026-11-20 13:00'), respondBy: at('2026-11-20 14:30') },
      '2026-11-23 09:00',
    ],
    [
      'in the evening of the next business day, where it came after the brand closed',
      { preferredTime: 'evening', createdAt: at('2026-11-20 18:30'), respondBy: at('2026-11-23 10:00') },
      '2026-11-23 17:00',
    ],
    [
      'by the clock, where the brand is never open at the time asked for',
      { preferredTime: 'evening', hours: { ...usualHours, closes: 17 * 60 } },
      '2026-11-20 11:00',
    ],
    [
      'two days after its last contact',
      { ...called, lastContactAt: at('2026-11-17 15:00') },
      '2026-11-19 15:00',
    ],
    ['two business days after it, when that was on a Friday', { ...called }, '2026-11-24 10:30'],
    [
      'when it was called last, where the brand never opens',
      { ...called, hours: { ...usualHours, days: [] } },
      '2026-11-20 10:30',
    ],
    [
      'when the next action was planned',
      { ...called, nextActionAt: at('2026-11-20 16:00') },
      '2026-11-20 16:00',
    ],
    ['when its snooze ends', { snoozedUntil: at('2026-11-20 15:00') }, '2026-11-20 15:00'],
    [
      'before that, where the snooze ends earlier',
      { snoozedUntil: at('2026-11-20 10:30') },
      '2026-11-20 11:00',
    ],
  ])('%s', (_case, facts, due) => {
    expect(dueOf({ ...asked, ...facts })).toEqual(at(due));
  });

  it.each<[string, Partial<DueFacts>]>([
    ['won', { stage: 'won' }],
    ['lost', { stage: 'lost', snoozedUntil: at('2026-11-20 15:00') }],
    ['withdrawn', { isWithdrawn: true }],
  ])('does not exist once it is %s', (_case, facts) => {
    expect(dueOf({ ...asked, ...facts })).toEqual(NEVER_DUE);
  });
});
