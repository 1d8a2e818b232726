import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { expect, it } from 'vitest';
import { fieldMessage } from './field-message.ts';

it.each([
  ['an empty field names its remedy', 'required', 'Adınızı yazın', 'Adınızı yazın'],
  ['an empty box names its remedy', 'must-accept', 'Okuduğunuzu işaretleyin', 'Okuduğunuzu işaretleyin'],
  ['an empty field without a remedy says that it is required', 'required', undefined, 'Bu alan zorunludur'],
  [
    'a malformed e-mail keeps the specified text',
    'invalid-email',
    'E-posta adresinizi yazın',
    'Geçerli bir e-posta adresi giriniz',
  ],
  ['a problem that the form does not know of is an invalid value', 'wrong-code', undefined, 'Geçersiz değer'],
] as const)('%s', (_case, problem, remedy, text) => {
  expect(fieldMessage(problem, remedy, fieldErrors)).toBe(text);
});
