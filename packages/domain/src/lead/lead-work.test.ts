import { describe, expect, it } from 'vitest';
import { usualHours } from '../time/business-hours.ts';
import { callAgainAt, decideWork, inBusinessHours, type LeadCommand, type LeadWork } from './lead-work.ts';

const now = new Date('2026-11-20T09:00:00Z');
const again = new Date('2026-11-20T11:00:00Z');
const fresh: LeadWork = {
  stage: 'new',
  lostReasonId: null,
  ownerId: null,
  firstContactAt: null,
  lastContactAt: null,
  nextAction: null,
  nextActionAt: null,
  snoozedUntil: null,
};
const planned = { nextAction: 'Broşür gönder', nextActionAt: again, snoozedUntil: again };
const contact = (outcome: 'reached' | 'no-answer' | 'call-later' | 'wrong-number'): LeadCommand => ({
  kind: 'contact',
  channel: 'call',
  outcome,
  againAt: again,
});
const after = (work: LeadWork, action: LeadCommand) => decideWork({ work, state: 'received' }, action, now);

describe('work on a lead', () => {
  it.each<[string, LeadCommand, Partial<LeadWork>]>([
    ['reached', contact('reached'), { stage: 'contacted', firstContactAt: now, lastContactAt: now }],
    [
      'asked to call later',
      contact('call-later'),
      {
        stage: 'contacted',
        firstContactAt: now,
        lastContactAt: now,
        nextActionAt: again,
      },
    ],
    ['did not answer: the clock goes on', contact('no-answer'), { nextActionAt: again }],
    ['has another number: the clock goes on', contact('wrong-number'), {}],
    ['assigned', { kind: 'assign', ownerId: 'a' }, { ownerId: 'a' }],
    ['qualified', { kind: 'stage', stage: 'qualified' }, { stage: 'qualified' }],
    [
      'lost with a reason',
      { kind: 'stage', stage: 'lost', lostReasonId: 'r' },
      { stage: 'lost', lostReasonId: 'r' },
    ],
    ['put off', { kind: 'snooze', until: again }, { snoozedUntil: again }],
    ['planned', { kind: 'plan', action: 'Ara', at: again }, { nextAction: 'Ara', nextActionAt: again }],
    ['noted', { kind: 'note' }, {}],
  ])('%s', (_case, action, changed) => {
    expect(after(fresh, action)).toEqual({ kind: 'work', work: { ...fresh, ...changed } });
  });

  it('keeps the first contact and the stage at the second one, and clears the plan', () => {
    const earlier = new Date('2026-11-19T09:00:00Z');
    const offered: LeadWork = { ...fresh, ...planned, stage: 'offered', firstContactAt: earlier };
    const expected = { ...fresh, stage: 'offered', firstContactAt: earlier, lastContactAt: now };
    expect(after(offered, contact('reached'))).toEqual({ kind: 'work', work: expected });
  });

  it('clears reminders when closed', () => {
    expect(after({ ...fresh, ...planned }, { kind: 'stage', stage: 'won' })).toEqual({
      kind: 'work',
      work: { ...fresh, stage: 'won' },
    });
  });

  it('requires a reason for a loss, which is cleared on reopening', () => {
    expect(after(fresh, { kind: 'stage', stage: 'lost' })).toEqual({
      kind: 'refuse',
      because: 'reason-missing',
    });
    const lost: LeadWork = { ...fresh, stage: 'lost', lostReasonId: 'r' };
    expect(after(lost, { kind: 'stage', stage: 'contacted' })).toEqual({
      kind: 'work',
      work: { ...fresh, stage: 'contacted' },
    });
  });

  it('after withdrawal can only be a note', () => {
    const current = { work: fresh, state: 'withdrawn' } as const;
    expect(decideWork(current, contact('reached'), now)).toEqual({ kind: 'refuse', because: 'withdrawn' });
    expect(decideWork(current, { kind: 'note' }, now).kind).toBe('work');
  });
});

describe('snooze', () => {
  const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`);
  it.each([
    ['2026-11-20 11:15', '2026-11-20 11:15', 'as asked'],
    ['2026-11-20 12:45', '2026-11-20 13:30', 'after lunch'],
    ['2026-11-20 18:30', '2026-11-23 09:00', 'after the weekend'],
    ['2026-10-28 14:00', '2026-10-30 09:00', 'after the afternoon and the day of a holiday'],
  ])('until %s ends at %s: %s', (asked, expected) => {
    expect(inBusinessHours(at(asked), usualHours)).toEqual(at(expected));
  });

  it('ends as asked for a brand that never opens', () => {
    const night = at('2026-11-20 23:00');
    expect(inBusinessHours(night, { ...usualHours, days: [] })).toEqual(night);
  });
});

describe('next call after an unanswered one', () => {
  it.each([
    ['2026-11-20 10:00', '2026-11-20 12:00', 'two hours later'],
    ['2026-11-20 10:45', '2026-11-20 13:30', 'after lunch'],
    ['2026-11-20 17:10', '2026-11-23 09:00', 'on Monday'],
    ['2026-11-20 23:30', '2026-11-23 09:00', 'not at night'],
    ['2026-10-28 11:30', '2026-10-30 09:00', 'not in the afternoon or on the day of a holiday'],
  ])('at %s is at %s: %s', (called, expected) => {
    const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`);
    expect(callAgainAt(new Date(at(called).getTime() + 12_345), usualHours)).toEqual(at(expected));
  });

  it('is two hours later for a brand that never opens', () => {
    expect(callAgainAt(now, { ...usualHours, days: [] })).toEqual(again);
  });
});
