import { expect, it } from 'vitest';
import { calculatorOf, loanTypeOf } from './loan-category.ts';

it.each([
  ['ihtiyac-kredisi', 'ihtiyac'],
  ['tasit-kredisi', 'tasit'],
  ['elektrikli-arac-kredisi', 'tasit'],
  ['ikinci-el-arac-kredisi', 'tasit'],
  ['konut-kredisi', 'konut'],
  ['kobi-kredisi', undefined],
  ['kredi-karti', undefined],
  ['arac-kiralama', undefined],
])('the loans of the category %s are of the type %s', (slug, type) => {
  expect(loanTypeOf(slug)).toBe(type);
});

it.each([
  [['finans', 'konut-kredisi'], 120, 'tur=konut&vade=120'],
  [['finans', 'tasit-kredisi', 'elektrikli-arac-kredisi'], 18, 'tur=tasit'],
  [['ihtiyac-kredisi'], null, 'tur=ihtiyac'],
  [['finans', 'kredi-karti'], 12, null],
])('the calculator compares campaigns of %j over %s months by %s', (slugs, term, query) => {
  const categories = slugs.map((slug) => ({ slug }));
  expect(calculatorOf(categories, term)).toBe(query);
});
