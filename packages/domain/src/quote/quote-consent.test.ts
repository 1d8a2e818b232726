import { expect, it } from 'vitest';
import { noticeForBrand } from './quote-consent.ts';

// Specification 1.13
it.each([
  ['BMW', 'borusan'],
  ['Borusan Oto bmw', 'borusan'],
  ['Bmw Motorrad', 'borusan'],
  ['Borusan', 'general'],
  ['Anka Motor', 'general'],
  ['', 'general'],
])('a campaign of "%s" shows the %s notice', (brand, notice) => {
  expect(noticeForBrand(brand)).toBe(notice);
});
