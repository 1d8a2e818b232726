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

describe('a result of a brand', () => {
  it('takes a request on, and nothing more is planned for one that is over', () => {
    expect(decideResult(facts(), result({ at: yesterday }), now)).toEqual({
      kind: 'work',
      work: {
        ...{ ...untouched, stage: 'won', nextAction: null, nextActionAt: null },
        ...{ firstContactAt: yesterday, lastContactAt: yesterday },
      },
    });
  });

  it.each([
    ['came that far with somebody has reached them', 'contacted', yesterday, yesterday],
    ['says what is still to come means now', 'qualified', new Date('2031-01-01'), now],
  ] as const)('that %s', (_name, stage, at, reachedAt) => {
    const verdict = decideResult(facts(), result({ stage, at }), now);
    expect(verdict).toMatchObject({ work: { stage, firstContactAt: reachedAt, nextAction: 'Ara' } });
  });

  it('never moves a contact back that came later', () => {
    const verdict = decideResult(
      facts({ firstContactAt: yesterday, lastContactAt: now }),
      result({ at: yesterday }),
      now,
    );
    expect(verdict).toMatchObject({ work: { firstContactAt: yesterday, lastContactAt: now } });
  });

  it('that somebody is lost says nothing of having reached them', () => {
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
      'somebody decided otherwise',
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
  ])('that %s changes nothing', (_name, standing, told, verdict) => {
    expect(decideResult(standing, told, now)).toEqual(verdict);
  });

  it('changes what was decided where it names the version', () => {
    const standing = facts({ stage: 'lost', lostReasonId: 'price' });
    expect(decideResult(standing, result({ version: 3 }), now)).toMatchObject({
      work: { stage: 'won', lostReasonId: null },
    });
  });
});
