import { ApiProblem } from '@ayrac/contract/client.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, it } from 'vitest';
import { isConnectionLost, isMarkedIn, ownWords, readProblem, wordsAlone } from './problem.ts';

const problem = (status: number, code: ApiProblem['code'], error: string) =>
  new ApiProblem({ status, code, error });

it.each([
  ['a refusal', problem(429, 'too-many-requests', 'Biraz bekleyiniz.'), 'Biraz bekleyiniz.'],
  ['a lost connection', problem(0, 'network', tr.errors.page.offline), tr.errors.page.offline],
  ['a call that ran out of time', problem(0, 'timeout', tr.errors.page.timedOut), ''],
  ['a proxy', problem(502, 'internal', tr.errors.page.unknown), ''],
  ['an answer without words', problem(503, 'overloaded', ''), ''],
])('%s has texts of its own or none', (_case, error, words) => {
  expect(ownWords(readProblem(error), tr.errors.page.unknown)).toBe(words);
});

it("shows the error of a field where none can be marked, else the refusal's own text", () => {
  const general = { message: 'Lütfen işaretli alanları kontrol edin.', fields: {} };
  expect(wordsAlone(general)).toBe(general.message);
  expect(wordsAlone({ ...general, fields: { 'values.brandId': 'Bu markanın zaten bir adresi var' } })).toBe(
    'Bu markanın zaten bir adresi var',
  );
});

it.each([
  ['a refused field', 'validation-failed', { email: 'Geçersiz değer' }, true],
  ['a refused value that has no field', 'validation-failed', { noticeVersion: 'Geçersiz değer' }, false],
  ['a refusal of the whole', 'too-many-requests', {}, false],
] as const)('says whether a form marks %s', (_case, code, fields, isMarked) => {
  expect(isMarkedIn({ name: {}, email: {} }, { code, fields })).toBe(isMarked);
});

it.each([
  ['a call of ours', problem(0, 'network', ''), true],
  ['a page, in Chromium', new TypeError('Failed to fetch'), true],
  ['a page, in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['a page, in Safari', new TypeError('Load failed'), true],
  ['a call without an answer in time', problem(0, 'timeout', ''), false],
  ['a script of an older version', new TypeError('Failed to fetch dynamically imported module: x.js'), false],
  ['a broken program', new TypeError('x is undefined'), false],
])('distinguishes %s that reached nobody', (_case, error, isLost) => {
  expect(isConnectionLost(error)).toBe(isLost);
});
