import { expect, it } from 'vitest';
import { emailField, phoneField } from '../account/identity.ts';
import { birthdayField } from '../person/person.ts';
import type { Field } from './field.ts';
import { maskField } from './mask-field.ts';

const name: Field = { kind: 'text', isRequired: true, limit: 80, lines: 'one' };
const note: Field = { kind: 'text', isRequired: true, limit: 80, lines: 'many' };

it.each<[Field, unknown, string | null]>([
  [phoneField, '5321234512', '*** *** ** 12'],
  [phoneField, '+905321234512', '*** *** ** 12'],
  [emailField, 'elif@ornek.example', 'e***@ornek.example'],
  [name, 'Elif Yılmaz', 'E*** Y***'],
  [name, 'Şule', 'Ş***'],
  [note, 'Evi Bornova’da', '***'],
  [birthdayField, '1990-05-17', '***'],
  [name, null, null],
  [phoneField, '', null],
])('%j masks %j as %j', (field, value, shown) => {
  expect(maskField(field, value)).toBe(shown);
});
