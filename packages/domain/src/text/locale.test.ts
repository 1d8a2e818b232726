import { expect, it } from 'vitest';
import { defaultLocale, isLocale, locales, localeTag } from './locale.ts';

// Specification 1.14, 9.1
it('is Turkish by default', () => {
  expect(defaultLocale).toBe('tr');
});

// Specification 1.14, 9.1
it('has a tag for every language', () => {
  expect(locales.map((locale) => localeTag[locale])).toEqual(['tr-TR', 'en-US']);
});

it.each([
  ['tr', true],
  ['en', true],
  ['TR', false],
  ['tr-TR', false],
  ['de', false],
  ['', false],
  [null, false],
  [{}, false],
])('reads the stored choice %j as a language: %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected);
});
