import { ApiProblem } from '@ayrac/contract/client.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, it } from 'vitest';
import { ownWords, readProblem, wordsAlone } from './problem.ts';

const problem = (status: number, code: ApiProblem['code'], error: string) =>
  new ApiProblem({ status, code, error });

it.each([
  ['a refusal', problem(429, 'too-many-requests', 'Biraz bekleyiniz.'), 'Biraz bekleyiniz.'],
  ['a lost connection', problem(0, 'network', 'Bir hata oluştu'), ''],
  ['a proxy', problem(502, 'internal', tr.errors.page.unknown), ''],
  ['an answer without words', problem(503, 'overloaded', ''), ''],
])('%s has words of its own or none', (_case, error, words) => {
  expect(ownWords(readProblem(error), tr.errors.page.unknown)).toBe(words);
});

it('where no field can be marked, what is wrong with one is told, else the refusal’s own words', () => {
  const general = { message: 'Lütfen işaretli alanları kontrol edin.', fields: {} };
  expect(wordsAlone(general)).toBe(general.message);
  expect(wordsAlone({ ...general, fields: { 'values.brandId': 'Bu markanın bir adresi zaten var' } })).toBe(
    'Bu markanın bir adresi zaten var',
  );
});
