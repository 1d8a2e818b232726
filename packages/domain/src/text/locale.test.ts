import { expect, it } from 'vitest';
import { defaultLocale, isLocale, locales, localeTag } from './locale.ts';

it('is Turkish unless something else was chosen', () => {
  expect(defaultLocale).toBe('tr');
});

it('gives every language its tag', () => {
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
