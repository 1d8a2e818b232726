import { ApiProblem } from '@ayrac/contract/client.ts';
import { expect, it } from 'vitest';
import { isMissing, refusedFields, wordsOfFailure } from './failure-words.ts';

const unknown = 'Bir hata oluştu';
const otherwise = 'Kaydedilemedi. Lütfen tekrar deneyin.';
const refusal = new ApiProblem({
  status: 422,
  code: 'validation-failed',
  error: 'Lütfen işaretli alanları kontrol edin.',
  fields: { 'values.name': 'Bu ad kullanılıyor', 'values.slug': 'Bu adres kullanılıyor' },
});
const proxied = new ApiProblem({ status: 502, code: 'internal', error: unknown });

it('names the first refused field where none is marked, and points to them where they are', () => {
  expect(wordsOfFailure(refusal, { otherwise, unknown })).toBe('Bu ad kullanılıyor');
  expect(wordsOfFailure(refusal, { otherwise, unknown, areFieldsMarked: true })).toBe(refusal.message);
});

it.each([
  ['a proxy', proxied],
  ['a defect', new TypeError('x is undefined')],
  ['a refusal without words', new ApiProblem({ status: 413, code: 'internal', error: '' })],
])('says what happened and what to do after the answer of %s', (_, error) => {
  expect(wordsOfFailure(error, { otherwise, unknown })).toBe(otherwise);
});

it('finds the messages of the fields of a form and no others', () => {
  expect(refusedFields(refusal, ['name', 'title'])).toEqual({ name: 'Bu ad kullanılıyor' });
  expect(refusedFields(proxied, ['name'])).toEqual({});
});

it.each([
  [400, true],
  [404, true],
  [403, false],
  [503, false],
])('tells a missing record by the status %i: %s', (status, expected) => {
  expect(isMissing(new ApiProblem({ status, code: 'internal', error: '' }))).toBe(expected);
});
