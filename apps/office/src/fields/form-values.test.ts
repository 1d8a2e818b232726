import type { Fields } from '@ayrac/domain/field/field.ts';
import { decimalField, momentField } from '@ayrac/domain/record/record-field.ts';
import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { expect, it } from 'vitest';
import { fieldsOf, typedOf, typedSince, validate } from './form-values.ts';

const fields: Fields = {
  name: { kind: 'text', limit: 5, lines: 'one', isRequired: true },
  nameEn: { kind: 'text', limit: 5, lines: 'one', isRequired: false },
  isActive: { kind: 'switch', isRequired: true },
  position: { kind: 'whole', least: 0, most: 9, isRequired: true },
};

it('shows a record as texts, and an empty form as active', () => {
  const record = { name: 'Aşçı', nameEn: null, isActive: false, position: 0 };
  expect(typedOf(fields, record, 'tr')).toEqual({ name: 'Aşçı', nameEn: '', isActive: false, position: '0' });
  expect(typedOf(fields, null, 'tr')).toEqual({ name: '', nameEn: '', isActive: true, position: '' });
});

it('shows numbers and instants as typed, and reads them back', () => {
  const own: Fields = {
    price: decimalField({ isRequired: true, least: 0, most: 9_999, scale: 2 }),
    startsAt: momentField({ isRequired: false }),
  };
  const record = { price: 1234.5, startsAt: '2026-11-20T11:30:00.000Z' };
  const typed = typedOf(own, record, 'tr');
  expect(typed).toEqual({ price: '1234,5', startsAt: '2026-11-20T14:30' });
  expect(validate(own, typed, fieldErrors).values).toEqual(record);
});

it('reads input like the server', () => {
  const typed = { name: ' Aşçı ', nameEn: ' ', isActive: true, position: '4' };
  expect(validate(fields, typed, fieldErrors)).toEqual({
    values: { name: 'Aşçı', nameEn: null, isActive: true, position: 4 },
    errors: {},
  });
});

it("reports problems in the server's words", () => {
  const { errors } = validate(
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

it("has the fields in the form's order", () => {
  expect(Object.keys(fieldsOf(fields, ['isActive', 'name', 'colour']))).toEqual(['isActive', 'name']);
});

it('finds what was typed since the form was sent', () => {
  const before = { name: 'Aşçı', nameEn: '', isActive: true };
  const now = { name: 'Aşçı', nameEn: 'Cook', isActive: false, phone: '*' };
  expect(typedSince(['name', 'nameEn', 'isActive'], before, now)).toEqual({
    nameEn: 'Cook',
    isActive: false,
  });
});
