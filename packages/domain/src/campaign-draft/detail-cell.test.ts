import { describe, expect, it } from 'vitest';
import { cellConflicts, cellValue, isDetailCell, readCells } from './detail-cell.ts';
import { emptyDraft, mostFacts } from './draft-content.ts';
import { withChange } from './merge-draft.ts';

const warranty = {
  key: 'garanti',
  label: 'Garanti',
  value: '5 yıl',
  labelEn: 'Warranty',
  valueEn: '5 years',
};
const content = {
  ...emptyDraft(new Date('2026-11-20T09:00:00Z')),
  ...{ title: 'Kışa hazır', fuel: 'diesel' as const, range: 900, facts: [warranty] },
};
const cell = (name: string, typed: string, more: object = {}) => ({
  ...{ name, typed, seen: cellValue(content, name) },
  ...more,
});

it.each([
  ['title', true],
  ['descriptionEn', true],
  ['modelYear', true],
  ['facts.garanti', true],
  ['facts.garanti.en', true],
  ['brandId', false],
  ['endAt', false],
  ['evidence.title', false],
  ['facts', false],
  ['facts.', false],
  ['facts.garanti süresi', false],
  ['facts.garanti.de', false],
  ['__proto__', false],
])('%s is a cell of the table: %s', (name, isCell) => {
  expect(isDetailCell(name)).toBe(isCell);
});

it.each([
  ['title', 'Kışa hazır'],
  ['titleEn', null],
  ['range', 900],
  ['facts.garanti', '5 yıl'],
  ['facts.garanti.en', '5 years'],
  ['facts.kasko', null],
])('the cell %s shows %j', (name, value) => {
  expect(cellValue(content, name)).toBe(value);
});

describe('typed cells', () => {
  it.each([
    [[cell('title', ' Yaza hazır ')], { title: 'Yaza hazır' }],
    [[cell('range', '1.050')], { range: 1_050 }],
    [[cell('fuel', '')], { fuel: null }],
    [[cell('facts.garanti', '7 yıl')], { facts: [{ ...warranty, value: '7 yıl' }] }],
    [[cell('facts.garanti.en', '')], { facts: [{ ...warranty, valueEn: null }] }],
    [[cell('facts.garanti', '')], { facts: [] }],
    [
      [
        cell('facts.kasko', 'Dâhil', { label: 'Kasko', labelEn: 'Insurance' }),
        cell('facts.kasko.en', 'Included'),
      ],
      {
        facts: [
          warranty,
          { key: 'kasko', label: 'Kasko', value: 'Dâhil', labelEn: 'Insurance', valueEn: 'Included' },
        ],
      },
    ],
    [[cell('facts.kasko', '')], { facts: [warranty] }],
  ])('%j is parsed', (cells, change) => {
    expect(readCells(content, cells)).toEqual({ kind: 'ok', value: change });
  });

  it.each([
    [[cell('fuel', 'odun')], { fuel: 'not-a-choice' }],
    [[cell('modelYear', '1800')], { modelYear: 'below-minimum' }],
    [[cell('title', 'x'.repeat(141))], { title: 'too-long' }],
    [[cell('facts.garanti', 'x'.repeat(201))], { 'facts.garanti': 'too-long' }],
    [[cell('facts.kasko.en', 'Included', { label: 'Kasko' })], { 'facts.kasko': 'required' }],
  ])('%j is refused by its cell', (cells, fields) => {
    expect(readCells(content, cells)).toEqual({ kind: 'invalid', fields });
  });

  it('are refused when a campaign would have too many facts', () => {
    const facts = Array.from({ length: mostFacts }, (_, at) => ({
      ...warranty,
      key: `bilgi-${at}`,
      label: `Bilgi ${at}`,
    }));
    expect(readCells({ ...content, facts }, [cell('facts.kasko', 'Dâhil')])).toEqual({
      kind: 'invalid',
      fields: { 'facts.kasko': 'above-maximum' },
    });
  });
});

describe('conflicting cell', () => {
  const conflicts = (now: object, cells: readonly ReturnType<typeof cell>[]) => {
    const held = { ...content, ...now };
    const read = readCells(held, cells);
    if (read.kind === 'invalid') throw new Error('These cells hold.');
    return cellConflicts(held, withChange(held, read.value), cells);
  };

  it.each([
    ['is a conflict', { title: 'Bahara hazır' }, [{ name: 'title', theirs: 'Bahara hazır' }]],
    ['is none where they wrote the same', { title: 'Yaza hazır' }, []],
    ['is none where they wrote another cell', { discount: '%20' }, []],
  ])('%s', (_what, now, expected) => {
    expect(conflicts(now, [cell('title', 'Yaza hazır')])).toEqual(expected);
  });

  it('is reported per fact', () => {
    const other = { ...warranty, key: 'bilgi-2', label: 'Kasko', value: 'Dâhil' };
    expect(conflicts({ facts: [warranty, other] }, [cell('facts.garanti', '7 yıl')])).toEqual([]);
    expect(conflicts({ facts: [{ ...warranty, value: '6 yıl' }] }, [cell('facts.garanti', '7 yıl')])).toEqual(
      [{ name: 'facts.garanti', theirs: '6 yıl' }],
    );
  });
});
