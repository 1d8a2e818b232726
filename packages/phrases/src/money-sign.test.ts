import { expect, it } from 'vitest';
import { office as englishOffice } from './en/office/index.ts';
import { en } from './en/whole.ts';
import { textsOf } from './texts-of.ts';
import { office as turkishOffice } from './tr/office/index.ts';
import { tr } from './tr/whole.ts';

it('money is written with ₺, except in the specified error and in titles for search engines', () => {
  const { title, description } = tr.loanTools;
  const others = [tr.loans.amountBelowMinimum, title, description].map(String);
  const texts = textsOf({ tr, en, turkishOffice, englishOffice }).filter((text) => !others.includes(text));
  expect(texts.some((text) => text.includes('₺'))).toBe(true);
  expect(texts.filter((text) => /(?<!\p{L})(?:TL|TRY|lira)(?!\p{L})/u.test(text))).toEqual([]);
});
