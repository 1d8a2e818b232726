import { ApiProblem } from '@ayrac/contract/client.ts';
import { expect, it } from 'vitest';
import { isWithoutTexts } from './is-without-texts.ts';

const refused = (...fields: readonly string[]) =>
  new ApiProblem({
    ...{ status: 400, code: 'validation-failed', error: 'Geçersiz.' },
    fields: Object.fromEntries(fields.map((field) => [field, 'Gerekli.'])),
  });

it.each<[string, unknown, boolean]>([
  ['missing texts', refused('pictures.0.alt', 'pictures.12.altEn'), true],
  ['missing texts and something else', refused('pictures.0.alt', 'pictures.0.hash'), false],
  ['no field', refused(), false],
  ['a lost connection', new TypeError('Failed to fetch'), false],
])('a save that was refused for %s lacks only texts: %s', (_why, error, isOnlyTexts) => {
  expect(isWithoutTexts(error)).toBe(isOnlyTexts);
});
