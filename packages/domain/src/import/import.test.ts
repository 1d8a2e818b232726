import { describe, expect, it } from 'vitest';
import { emptyDraft, missingFields } from '../campaign-draft/draft-content.ts';
import { loanTypes } from '../loan/loan.ts';
import { readRates } from '../loan-book/rate-import.ts';
import { recogniseColumns, repeatedFields } from './column-mapping.ts';
import { newRecordFields } from './import-fields.ts';
import { importStateAfter, isUnderWay } from './import-state.ts';
import { numberStyleOf, readStyledNumber } from './number-style.ts';

describe('numbers of a column', () => {
  it.each([
    [['1.234', '1.234,56'], 'comma'],
    [['1,234', '1,234.56'], 'point'],
    [['1.234.567'], 'comma'],
    [['1,234,567'], 'point'],
    [['12,5'], 'comma'],
    [['0.125'], 'point'],
    [['₺1.234,5'], 'comma'],
    [['1.234', '999'], 'unclear'],
    [['12', '', 'yok'], 'any'],
  ] as const)('like %j have the style %s', (texts, style) => {
    expect(numberStyleOf(texts)).toBe(style);
  });

  it.each([
    ['1.234', 'comma', 1234],
    ['1.234', 'point', 1.234],
    ['1.234,56', 'comma', 1234.56],
    ['1,234.56', 'point', 1234.56],
    ['1.234,56', 'point', undefined],
    ['12.34.5', 'comma', undefined],
    ['−5', 'comma', -5],
    ['on', 'comma', undefined],
  ] as const)('%s with a decimal %s is %s', (text, style, number) => {
    expect(readStyledNumber(text, style)).toBe(number);
  });
});

describe('mapped columns', () => {
  const abouts = { about: ['Tanıtım'], aboutEn: ['İngilizce tanıtım', 'Tanıtım (EN)'] };
  const names = { name: ['Marka adı', 'Brand name'], isActive: ['Yayında', 'Published'], ...abouts };

  it.each([
    [
      ['MARKA ADI *', 'yayinda'],
      ['name', 'isActive'],
    ],
    [
      ['Brand name', 'Published (1/0)'],
      ['name', 'isActive'],
    ],
    [
      ['name', 'name', 'Renk'],
      ['name', null, null],
    ],
    [
      ['', '---'],
      [null, null],
    ],
    [
      ['Tanıtım (EN)', 'Tanıtım (en çok 200 harf)'],
      ['aboutEn', 'about'],
    ],
  ])('%j are recognised as %j', (head, fields) => {
    expect(recogniseColumns(head, names)).toEqual(fields);
  });

  it('are refused when they name a field twice', () => {
    const column = (field: string | null) => ({ field, numbers: null });
    expect(repeatedFields([column('name'), column(null), column('name'), column(null)])).toEqual(['name']);
  });
});

it('a new campaign needs the fields that an empty one lacks', () => {
  const lacking = missingFields(emptyDraft(new Date('2026-11-20T09:00:00Z')));
  expect(newRecordFields.campaigns).toEqual(Object.keys(lacking));
  expect(newRecordFields.campaigns).toContain('description');
});

it.each(loanTypes)('the first offer of a bank (%s) needs the fields without which it is refused', (type) => {
  const read = readRates(type, {}, undefined);
  expect(newRecordFields.rates).toEqual(read.kind === 'refused' ? Object.keys(read.problems) : []);
});

describe('import state', () => {
  it.each([
    ['mapping', 'check', 'checking'],
    ['checked', 'check', 'checking'],
    ['checked', 'run', 'running'],
    ['running', 'pause', 'paused'],
    ['paused', 'resume', 'running'],
    ['paused', 'undo', 'undoing'],
    ['done', 'undo', 'undoing'],
    ['done', 'run', undefined],
    ['running', 'undo', undefined],
    ['undone', 'resume', undefined],
  ] as const)('%s allows %s: %s', (state, action, next) => {
    expect(importStateAfter({ state, written: 1 }, action)).toBe(next);
  });

  it('has nothing to undo without written rows', () => {
    expect(importStateAfter({ state: 'done', written: 0 }, 'undo')).toBeUndefined();
  });

  it('is in progress in three of its values', () => {
    expect((['checking', 'running', 'undoing', 'paused', 'done'] as const).filter(isUnderWay)).toEqual([
      'checking',
      'running',
      'undoing',
    ]);
  });
});
