import { describe, expect, it } from 'vitest';
import { decideResult, type LeadResult, type ResultFacts } from './lead-result.ts';
import type { LeadWork } from './lead-work.ts';

const now = new Date('2026-11-20T09:00:00Z');
const yesterday = new Date('2026-11-19T09:00:00Z');
const untouched: LeadWork = {
  stage: 'new',
  lostReasonId: null,
  ownerId: 'ayse',
  firstContactAt: null,
  lastContactAt: null,
  nextAction: 'Ara',
  nextActionAt: now,
  snoozedUntil: null,
};
const facts = (work: Partial<LeadWork> = {}, more: Partial<ResultFacts> = {}): ResultFacts => ({
  work: { ...untouched, ...work },
  state: 'received',
  version: 3,
  ...more,
});
const result = (values: Partial<LeadResult> = {}): LeadResult => ({
  stage: 'won',
  lostReasonId: null,
  at: null,
  version: null,
  ...values,
});

describe('result reported by a brand', () => {
  it('moves a request on, and clears the plan of a closed one', () => {
    expect(decideResult(facts(), result({ at: yesterday }), now)).toEqual({
      kind: 'work',
      work: {
        ...{ ...untouched, stage: 'won', nextAction: null, nextActionAt: null },
        ...{ firstContactAt: yesterday, lastContactAt: yesterday },
      },
    });
  });

  it.each([
    ['moves past the first contact implies it', 'contacted', yesterday, yesterday],
    ['has a future time counts as now', 'qualified', new Date('2031-01-01'), now],
  ] as const)('that %s', (_name, stage, at, reachedAt) => {
    const verdict = decideResult(facts(), result({ stage, at }), now);
    expect(verdict).toMatchObject({ work: { stage, firstContactAt: reachedAt, nextAction: 'Ara' } });
  });

  it('never replaces a later contact', () => {
    const verdict = decideResult(
      facts({ firstContactAt: yesterday, lastContactAt: now }),
      result({ at: yesterday }),
      now,
    );
    expect(verdict).toMatchObject({ work: { firstContactAt: yesterday, lastContactAt: now } });
  });

  it('of a lost lead does not imply a contact', () => {
    const verdict = decideResult(facts(), result({ stage: 'lost', lostReasonId: 'price' }), now);
    expect(verdict).toMatchObject({ work: { stage: 'lost', lostReasonId: 'price', firstContactAt: null } });
  });

  it.each<[string, ResultFacts, LeadResult, object]>([
    ['is so already', facts({ stage: 'won' }), result({ version: 1 }), { kind: 'stay' }],
    ['has no reason', facts(), result({ stage: 'lost' }), { kind: 'refuse', because: 'reason-missing' }],
    [
      'knew an earlier version',
      facts(),
      result({ version: 2 }),
      { kind: 'refuse', because: 'changed-since' },
    ],
    [
      'contradicts a later decision',
      facts({ stage: 'lost', lostReasonId: 'price' }),
      result(),
      { kind: 'refuse', because: 'decided-otherwise' },
    ],
    [
      'comes after a withdrawal',
      facts({}, { state: 'withdrawn' }),
      result({ version: 3 }),
      { kind: 'refuse', because: 'withdrawn' },
    ],
  ])('that %s changes nothing', (_name, current, result, verdict) => {
    expect(decideResult(current, result, now)).toEqual(verdict);
  });

  it('overrides a decision when it names the version', () => {
    const current = facts({ stage: 'lost', lostReasonId: 'price' });
    expect(decideResult(current, result({ version: 3 }), now)).toMatchObject({
      work: { stage: 'won', lostReasonId: null },
    });
  });
});
