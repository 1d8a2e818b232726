import { describe, expect, it } from 'vitest';
import { canMerge, canUnmerge, type MergeFacts, mergeWork, UNMERGEABLE_MS } from './lead-merge.ts';
import type { LeadWork } from './lead-work.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const fresh: LeadWork = {
  ...{ stage: 'new', lostReasonId: null, ownerId: null, firstContactAt: null, lastContactAt: null },
  ...{ nextAction: null, nextActionAt: null, snoozedUntil: null },
};

describe('combined work of merged leads', () => {
  it.each<[string, Partial<LeadWork>, Partial<LeadWork>, Partial<LeadWork>]>([
    ['is what it was where nothing was done', {}, {}, {}],
    ['is as far as the farthest', { stage: 'contacted' }, { stage: 'offered' }, { stage: 'offered' }],
    ['is not lost while another goes on', { stage: 'lost', lostReasonId: 'a' }, {}, {}],
    [
      'is lost where all are, for the reason of the one that stays',
      { stage: 'lost', lostReasonId: 'a' },
      { stage: 'lost', lostReasonId: 'b' },
      { stage: 'lost', lostReasonId: 'a' },
    ],
    ['keeps its owner', { ownerId: 'a' }, { ownerId: 'b' }, { ownerId: 'a' }],
    ['gets an owner', {}, { ownerId: 'b' }, { ownerId: 'b' }],
    [
      'goes from the first contact to the last',
      { firstContactAt: at(9), lastContactAt: at(9) },
      { firstContactAt: at(8), lastContactAt: at(10) },
      { firstContactAt: at(8), lastContactAt: at(10) },
    ],
    [
      'has what comes next first',
      { nextAction: 'Yaz', nextActionAt: at(15) },
      { nextAction: 'Ara', nextActionAt: at(14) },
      { nextAction: 'Ara', nextActionAt: at(14) },
    ],
    ['has what is planned without a time', {}, { nextAction: 'Ara' }, { nextAction: 'Ara' }],
    [
      'has nothing planned where it is won',
      { nextAction: 'Yaz', nextActionAt: at(15), snoozedUntil: at(16) },
      { stage: 'won' },
      { stage: 'won' },
    ],
    ['rests as long as it did', { snoozedUntil: at(16) }, { snoozedUntil: at(18) }, { snoozedUntil: at(16) }],
  ])('%s', (_case, kept, other, expected) => {
    expect(mergeWork({ ...fresh, ...kept }, [{ ...fresh, ...other }])).toEqual({ ...fresh, ...expected });
  });
});

describe('merge of leads', () => {
  const kept: MergeFacts = {
    ...{ id: 'a', brandId: 'bmw', isErased: false, isSuspect: false, isWithdrawn: false, mergedInto: null },
  };
  const other = { ...kept, id: 'b' };

  it.each<[string, boolean, Partial<MergeFacts>, readonly MergeFacts[]]>([
    ['of the same brand', true, {}, [other]],
    ['that was withdrawn', true, {}, [{ ...other, isWithdrawn: true }]],
    ['of another brand', false, {}, [other, { ...other, id: 'c', brandId: 'audi' }]],
    ['that is itself', false, {}, [kept]],
    ['that another one stands for', false, {}, [{ ...other, mergedInto: 'c' }]],
    ['whose person was erased', false, {}, [{ ...other, isErased: true }]],
    ['that is suspect', false, {}, [{ ...other, isSuspect: true }]],
    ['to which none is named', false, {}, []],
    ['while it was withdrawn itself', false, { isWithdrawn: true }, [other]],
    ['while another one stands for it', false, { mergedInto: 'c' }, [other]],
  ])('%s into another: %s', (_case, expected, facts, others) => {
    expect(canMerge({ ...kept, ...facts }, others)).toBe(expected);
  });

  it.each([
    ['just within thirty days', UNMERGEABLE_MS - 1, true],
    ['after them', UNMERGEABLE_MS, false],
  ])('%s is split from another: %s', (_case, ms, expected) => {
    expect(canUnmerge(at(9), new Date(at(9).getTime() + ms))).toBe(expected);
  });
});
