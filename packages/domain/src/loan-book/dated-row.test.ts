import { describe, expect, it } from 'vitest';
import { type DatedRow, rowHoldingOn, rowsHoldingOn, stateOfRow } from './dated-row.ts';

const row = (number: number, validFrom: string, isTakenBack = false): DatedRow => ({
  number,
  validFrom,
  isTakenBack,
});

describe('valid row', () => {
  const first = row(1, '2026-01-01');
  const second = row(2, '2026-11-21');
  const withdrawn = row(3, '2026-11-22', true);
  const correction = row(4, '2026-11-21');
  const retroactive = row(5, '2026-06-01');

  it.each([
    ['before the first one is none', [first], '2025-12-31', undefined],
    ['is there from its first day', [first], '2026-01-01', first],
    ['is the earlier one on the day before the later', [second, first], '2026-11-20', first],
    ['is the later one from its day on', [second, first], '2026-11-21', second],
    ['is never a withdrawn one', [first, second, withdrawn], '2026-11-30', second],
    [
      'is the one written later of two from the same day',
      [correction, first, second],
      '2026-11-21',
      correction,
    ],
    ['is not an older day that was written later', [first, second, retroactive], '2026-11-30', second],
    [
      'is a correction of the past between the rows beside it',
      [first, second, retroactive],
      '2026-07-01',
      retroactive,
    ],
  ])('%s', (_, rows, day, expected) => {
    expect(rowHoldingOn(rows, day)).toBe(expected);
  });

  it('is found separately for each key', () => {
    const rows = [
      { ...first, bank: 'a' },
      { ...second, bank: 'b' },
      { ...withdrawn, bank: 'b' },
      { ...row(6, '2027-01-01'), bank: 'c' },
    ];
    const holding = rowsHoldingOn(rows, ({ bank }) => bank, '2026-11-25');
    expect(holding.map(({ bank, number }) => [bank, number])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it.each([
    ['past', first],
    ['corrected', second],
    ['taken-back', withdrawn],
    ['holding', correction],
    ['past', retroactive],
    ['future', row(7, '2026-12-01')],
  ])('another row is %s', (state, one) => {
    const all = [first, second, withdrawn, correction, retroactive, row(7, '2026-12-01')];
    expect(stateOfRow(one, all, '2026-11-25')).toBe(state);
  });
});
