import { expect, it } from 'vitest';
import { optionalTextIn, textIn } from './text-in.ts';

it.each([
  ['tr', 'Winter tyres', 'Kış lastiği', 'tr'],
  ['en', 'Winter tyres', 'Winter tyres', 'en'],
  ['en', '', 'Kış lastiği', 'tr'],
  ['en', null, 'Kış lastiği', 'tr'],
] as const)('on a page in %s with %j in English, the text is "%s" in %s', (locale, english, text, lang) => {
  expect(textIn(locale, 'Kış lastiği', english)).toEqual({ text, lang });
});

it('an optional text that is missing in Turkish is missing in English, too', () => {
  expect(optionalTextIn('en', null, 'Winter tyres')).toBeNull();
  expect(optionalTextIn('tr', 'Kış lastiği', null)).toEqual({ text: 'Kış lastiği', lang: 'tr' });
});
