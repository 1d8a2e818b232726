import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { describe, expect, it } from 'vitest';
import { cellNames, factColumns, isFormatted, problemOf, sentOf, textOf, valueIn } from './columns.ts';

const fact = (label: string, value: string) => ({
  key: 'bilgi-1',
  label,
  value,
  labelEn: null,
  valueEn: null,
});
const row = (facts: DetailRow['facts'], values: DetailRow['values'] = {}): DetailRow => ({
  ...{ id: '1', title: 'Kışa hazır', brand: 'Ayraç', category: 'Otomobil', state: 'live', lock: null },
  ...{ values, facts },
});
const choices = { petrol: 'Benzin', 'plug-in-hybrid': 'Şarj edilebilir hibrit' };

describe('columns of the details table', () => {
  const rows = [row([fact('Kasko', 'Dâhil')]), row([fact('Garanti', '5 yıl'), fact('Kasko', 'Yok')])];

  it('show facts by common names, most frequent first, with new ones in front', () => {
    const added = [{ column: 'hediye', label: 'Hediye', labelEn: 'Gift' }];
    expect(factColumns(rows, added).map(({ label }) => label)).toEqual(['Hediye', 'Kasko', 'Garanti']);
    expect(factColumns(rows, [{ column: 'kasko', label: 'KASKO', labelEn: null }])).toHaveLength(2);
  });

  it.each([
    ['both', ['facts.kasko', 'facts.kasko.en', 'facts.garanti', 'facts.garanti.en']],
    ['tr', ['facts.kasko', 'facts.garanti']],
    ['en', ['facts.kasko.en', 'facts.garanti.en']],
  ] as const)('are ordered in %s', (language, names) => {
    expect(cellNames('facts', language, factColumns(rows, []))).toEqual(names);
  });

  it('of texts are followed by their English counterparts, those of vehicles are not', () => {
    expect(cellNames('texts', 'both', []).slice(0, 4)).toEqual([
      'title',
      'titleEn',
      'discount',
      'discountEn',
    ]);
    expect(cellNames('vehicle', 'en', [])).toEqual(cellNames('vehicle', 'tr', []));
  });
});

it.each([
  ['title', 'Kışa hazır', 'Kışa hazır'],
  ['fuel', 'plug-in-hybrid', 'Şarj edilebilir hibrit'],
  ['batteryCapacity', 77.4, '77,4'],
  ['description', '<p>Bir.</p><p>İki.</p>', 'Bir.\nİki.'],
  ['facts.kasko', 'Dâhil', 'Dâhil'],
  ['facts.garanti', null, ''],
])('a cell shows in %s the value %j as %j', (name, value, text) => {
  expect(textOf(name, value, { locale: 'tr', choices })).toBe(text);
});

it.each([
  ['fuel', 'ŞARJ EDİLEBİLİR HİBRİT', 'plug-in-hybrid'],
  ['fuel', 'petrol', 'petrol'],
  ['fuel', 'odun', 'odun'],
  ['title', 'Benzin', 'Benzin'],
])('input in %s of %j is sent as %j', (name, text, sent) => {
  expect(sentOf(name, text, choices)).toBe(sent);
});

it.each([
  ['fuel', 'odun', 'not-a-choice'],
  ['modelYear', 'iki bin', 'not-a-number'],
  ['modelYear', '2026', undefined],
  ['title', '', undefined],
  ['facts.kasko', 'x'.repeat(201), 'too-long'],
])('for %s the problem of %j is %s', (name, sent, problem) => {
  expect(problemOf(name, sent)).toBe(problem);
});

it.each([
  ['description', '<p>Bir.</p><p>İki.</p>', false],
  ['description', '<p><strong>Bir.</strong></p>', true],
  ['description', '<ul><li>Bir</li></ul>', true],
  ['description', 'Bir <strong> iki', false],
  ['title', '<p><strong>Bir.</strong></p>', false],
  ['description', null, false],
])('%s is formatted beyond paragraphs in %j: %s', (name, value, has) => {
  expect(isFormatted(name, value)).toBe(has);
});

it('a cell is read from the fields or from the facts', () => {
  const one = row([fact('Kasko', 'Dâhil')], { title: 'Kışa hazır' });
  expect([valueIn(one, 'title'), valueIn(one, 'facts.kasko'), valueIn(one, 'facts.kasko.en')]).toEqual([
    ...['Kışa hazır', 'Dâhil'],
    null,
  ]);
});
