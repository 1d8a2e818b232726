import { expect, it } from 'vitest';
import { meantEmail } from './email-slip.ts';

it.each([
  ['ali@gmial.com', 'ali@gmail.com'],
  ['Ali.Veli@GMAİL.com', 'Ali.Veli@gmail.com'],
  ['ali@GMAL.COM', 'ali@gmail.com'],
  ['ali@gmail.con', 'ali@gmail.com'],
  ['ali@gmial.con', 'ali@gmail.com'],
  ['ali@gmailcom', 'ali@gmail.com'],
  ['ali@gmail.com.tr', 'ali@gmail.com'],
  ['ali@gmail.co', 'ali@gmail.com'],
  [' ali@hotmial.com ', 'ali@hotmail.com'],
  ['ali@hotmal.com.tr', 'ali@hotmail.com.tr'],
  ['ali@hotmaill.com', 'ali@hotmail.com'],
  ['ali@outlok.com', 'ali@outlook.com'],
  ['ali@yaho.com', 'ali@yahoo.com'],
  ['ali@iclud.com', 'ali@icloud.com'],
  ['ali@yandx.com', 'ali@yandex.com'],
])('"%s" was probably meant as %s', (typed, meant) => {
  expect(meantEmail(typed, true)).toBe(meant);
});

it.each([
  ...['ali@gmail.com', 'ali@hotmail.com', 'ali@hotmail.com.tr', 'ali@yandex.com.tr', 'ALI@GMAIL.COM'],
  // Providers and companies of their own.
  ...['ali@mail.com', 'ali@ymail.com', 'ali@email.com', 'ali@gmx.com', 'ali@yandex.ru', 'ali@yahoo.co.uk'],
  ...['ali@live.com', 'ali@firma.com.tr', 'ali@example.com', 'ali@hotmail.fr', 'ali@yahoo.de'],
  // Not an address yet.
  ...['', 'ali', '@gmial.com', 'ali@', 'ali@g', 'ali@gmail.com.'],
])('"%s" is taken as it is', (typed) => {
  expect(meantEmail(typed, true)).toBeUndefined();
});

it.each(['ali@gmail.c', 'ali@gmail.co', 'ali@hotmail.com.t', 'ali@outl'])(
  '"%s" is no slip while it is typed',
  (typed) => {
    expect(meantEmail(typed, false)).toBeUndefined();
  },
);
