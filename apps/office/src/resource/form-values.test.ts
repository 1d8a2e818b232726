import type { Fields } from '@ayrac/domain/field.ts';
import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { expect, it } from 'vitest';
import { fieldsOf, judge, typedOf } from './form-values.ts';

const fields: Fields = {
  name: { kind: 'text', limit: 5, lines: 'one', isRequired: true },
  nameEn: { kind: 'text', limit: 5, lines: 'one', isRequired: false },
  isActive: { kind: 'switch', isRequired: true },
  position: { kind: 'whole', least: 0, most: 9, isRequired: true },
};

it('shows a record as texts, and an empty form as switched on', () => {
  const record = { name: 'Aşçı', nameEn: null, isActive: false, position: 0 };
  expect(typedOf(fields, record)).toEqual({ name: 'Aşçı', nameEn: '', isActive: false, position: '0' });
  expect(typedOf(fields, null)).toEqual({ name: '', nameEn: '', isActive: true, position: '' });
});

it('reads what was typed as the server will', () => {
  const typed = { name: ' Aşçı ', nameEn: ' ', isActive: true, position: '4' };
  expect(judge(fields, typed, fieldErrors)).toEqual({
    values: { name: 'Aşçı', nameEn: null, isActive: true, position: 4 },
    errors: {},
  });
});

it("says what is wrong in the server's words", () => {
  const { errors } = judge(
    fields,
    { name: ' ', nameEn: 'sixsix', isActive: true, position: 'x' },
    fieldErrors,
  );
  expect(Object.entries(errors).map(([name, error]) => [name, error?.message])).toEqual([
    ['name', fieldErrors.required],
    ['nameEn', fieldErrors['too-long']],
    ['position', fieldErrors['not-a-number']],
  ]);
});

it('takes the fields of a form in its order', () => {
  expect(Object.keys(fieldsOf(fields, ['isActive', 'name', 'colour']))).toEqual(['isActive', 'name']);
});
