import { emptyDraft } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { expect, it } from 'vitest';
import { countWaiting, typedDraft, unsavedOf } from './draft-values.ts';

const content = {
  ...emptyDraft(new Date('2026-11-20T09:00:00Z')),
  ...{ title: 'Kışa hazır', interestRate: 2.89 },
  facts: [{ key: 'menzil', label: 'Menzil', value: '420 km', labelEn: null, valueEn: null }],
  evidence: { title: { source: 'https://marka.example', quote: 'Kışa hazır', date: '2026-11-19' } },
};
const settled = typedDraft(content, 'tr');

it('an unchanged draft has nothing to save', () => {
  expect(unsavedOf(settled, settled)).toEqual({ given: {}, sent: {}, problems: {} });
});

it('figures and dates are shown as typed', () => {
  expect(settled).toMatchObject({ interestRate: '2,89', endAt: '2026-12-06T23:59' });
});

it('valid values are sent, invalid ones are kept back', () => {
  const typed = { ...settled, title: 'Yaza hazır', term: 'on iki' };
  const unsaved = unsavedOf(typed, settled);
  expect(unsaved.given).toEqual({ title: 'Yaza hazır' });
  expect(unsaved.problems).toEqual({ term: 'not-a-number' });
  expect(countWaiting(unsaved.problems)).toBe(1);
});

it('an empty row of facts is ignored, and an incomplete one is kept back', () => {
  const row = { key: '', label: '', value: '', labelEn: '', valueEn: '' };
  const rows = JSON.parse(String(settled.facts));
  const empty = unsavedOf({ ...settled, facts: JSON.stringify([...rows, row]) }, settled);
  expect(empty.given.facts).toHaveLength(1);
  const half = unsavedOf(
    { ...settled, facts: JSON.stringify([...rows, { ...row, label: 'Yakıt' }]) },
    settled,
  );
  expect([half.given, Object.keys(half.problems)]).toEqual([{}, ['facts.1.value']]);
});

it('removed evidence is sent as null', () => {
  expect(unsavedOf({ ...settled, evidence: '{}' }, settled).given).toEqual({ evidence: { title: null } });
});
