import { describe, expect, it } from 'vitest';
import { type DraftContent, emptyDraft } from './draft-content.ts';
import { conflictsOf, differingFields, mergedDraft, outdatedFields, withChange } from './merge-draft.ts';

const empty = emptyDraft(new Date('2026-11-20T09:00:00Z'));
const content = (values: Partial<DraftContent>): DraftContent => ({ ...empty, ...values });
const proof = { source: 'https://a.example', quote: 'Söz', date: '2026-11-19' };
const base = content({ title: 'Başlık', discount: 'Vaat', evidence: { title: proof } });

describe('change of a draft', () => {
  it.each([
    [{ title: 'Benim' }, { title: 3 }, ['title']],
    [{ title: 'Başlık' }, { title: 3 }, []],
    [{ title: 'Benim' }, { title: 2 }, []],
    [{ title: 'Benim' }, { discount: 3 }, []],
    [{ evidence: { title: null } }, { 'evidence.title': 3 }, ['evidence.title']],
    [{ evidence: { discount: proof } }, { 'evidence.title': 3 }, []],
  ])('to %j beside the concurrent %j conflicts in %j', (change, writtenAt, fields) => {
    expect(conflictsOf(base, writtenAt, change, 2).map(({ field }) => field)).toEqual(fields);
  });

  it('removes evidence by null, and keeps that of other fields', () => {
    const changed = withChange(base, { evidence: { title: null, discount: proof } });
    expect(changed.evidence).toEqual({ discount: proof });
    expect(differingFields(base, changed)).toEqual(['evidence.title', 'evidence.discount']);
  });

  it('is empty when only the order differs', () => {
    const { source, quote, date } = proof;
    expect(differingFields(base, { ...base, evidence: { title: { date, quote, source } } })).toEqual([]);
  });
});

describe('draft of a live campaign', () => {
  const live = { ...base, title: 'Onların', conditions: 'Onların' };
  const draft = { ...base, title: 'Benim', discount: 'Benim', evidence: {} };

  it('keeps the changes of others and its own', () => {
    expect(mergedDraft(base, live, draft)).toEqual({
      ...base,
      ...{ title: 'Benim', discount: 'Benim', conditions: 'Onların', evidence: {} },
    });
  });

  it('reports the fields that both changed', () => {
    expect(outdatedFields(base, live, draft)).toEqual([{ field: 'title', base: 'Başlık', live: 'Onların' }]);
    expect(outdatedFields(base, { ...base, title: 'Benim' }, draft)).toEqual([]);
  });
});
