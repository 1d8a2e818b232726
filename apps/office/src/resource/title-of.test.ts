import { expect, it } from 'vitest';
import { shownFieldOf, titleFieldOf } from './title-of.ts';

const declared = { titleField: 'name', shape: { englishName: 'nameEn' } };
const row = { id: '1', version: 1, name: 'Teklif hazır', nameEn: 'Quote ready' };

it.each([
  ['en', declared, row, 'nameEn'],
  ['tr', declared, row, 'name'],
  ['en', declared, { ...row, nameEn: null }, 'name'],
  ['en', declared, undefined, 'name'],
  ['en', { titleField: 'name', shape: {} }, row, 'name'],
] as const)('the title in %s of %o and %o is %s', (locale, declaration, of, field) => {
  expect(titleFieldOf(declaration, of as never, locale)).toBe(field);
});

it.each([
  ['tr', row, ['name', 'nameEn', 'isActive']],
  ['en', row, ['nameEn', 'name', 'isActive']],
  ['en', { ...row, nameEn: null }, ['name', 'name', 'isActive']],
] as const)('the columns in %s of %o show no name twice that has a translation', (locale, of, fields) => {
  const shown = ['name', 'nameEn', 'isActive'].map((name) =>
    shownFieldOf(declared, name, of as never, locale),
  );
  expect(shown).toEqual(fields);
});
