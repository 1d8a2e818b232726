import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, it } from 'vitest';
import { quoteMessage } from './quote-message.ts';

const problem = (status: number, code: ApiProblem['code'], error: string) =>
  new ApiProblem({ status, code, error });

// Specification 8.6, 8.8, 8.9, 8.10
it.each([
  ['a 500', problem(500, 'internal', 'x'), 'Sunucu hatası oluştu. Lütfen daha sonra tekrar deneyiniz.'],
  ['a refusal', problem(429, 'too-many-requests', 'Biraz bekleyiniz.'), 'Biraz bekleyiniz.'],
  [
    'a call without an answer in time',
    problem(0, 'timeout', 'x'),
    `${tr.quote.refused.general} ${tr.quote.refused.late}`,
  ],
  [
    'a lost connection',
    problem(0, 'network', tr.errors.page.offline),
    `${tr.quote.refused.general} ${tr.errors.page.offline}`,
  ],
  [
    'a proxy that answered for the server',
    problem(502, 'internal', 'Bir hata oluştu'),
    tr.quote.refused.general,
  ],
  ['a refusal without words', problem(503, 'overloaded', ''), tr.quote.refused.general],
  ['a broken program', new TypeError('x is undefined'), tr.quote.refused.failure],
])('%s has the specified message', (_case, error, message) => {
  expect(quoteMessage(readProblem(error), tr.quote)).toBe(message);
});
