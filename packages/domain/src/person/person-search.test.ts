import { expect, it } from 'vitest';
import { personSearchWords } from './person-search.ts';

it.each([
  ['a name in every spelling', 'ŞÜKRÜ  Işık', ['sukru', 'isik']],
  ['an address', 'Ada.Su@Ornek.example', ['ada', 'su', 'ornek', 'example']],
  ['a number as people write it', '0532 111 22 33', ['5321112233']],
  ['a number with its country', '+90 (532) 111-22-33', ['5321112233']],
  ['a number as other countries dial it', '00905321112233', ['5321112233']],
  ['ten digits', '5321112233', ['5321112233']],
  ['the beginning of a number', '0532 11', ['53211']],
  ['the last four digits', '2233', ['2233 ']],
  ['the last four digits, of which the first is zero', '0033', ['0033 ']],
  ['a name that ends in digits', 'ada42', ['ada42']],
  ['a name that ends in a year', 'ada1985', ['ada1985']],
  ['few digits, as a word', '42', ['42']],
  ['few digits after a zero, as a word', '042', ['042']],
  ['nothing', '  ', []],
])('looks for %s', (_name, q, words) => {
  expect(personSearchWords(q)).toEqual(words);
});
