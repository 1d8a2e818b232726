import { expect, it } from 'vitest';
import { ownNameIn } from './own-name.ts';

it.each([
  ['Elif.Yazar-1', { username: 'elif.yazar' }, 'username'],
  ['xELIFYAZARx1!', { username: 'elif.yazar' }, 'username'],
  ['1!e-l-i-f-y-a-z-a-r', { username: 'Elif_Yazar' }, 'username'],
  ['ŞEKERPARE-9a', { username: 'sekerpare' }, 'username'],
  ['Işıkçı-2026', { username: 'ISIKCI' }, 'username'],
  ['İREM-2026-a', { username: 'irem' }, 'username'],
  ['ｅｌｉｆ-Yazar1', { username: 'elifyazar' }, 'username'],
  ['Gülşah.Öz-1', { email: 'gulsah.oz@ornek.example' }, 'email'],
  ['Ornek-Kiraz1', { email: 'elif@ornek.example' }, null],
  ['Elif-Yazar1', { username: 'elif', email: 'elif@ornek.example' }, 'username'],
  ['Can-Kiraz1', { username: 'can', email: 'can@ornek.example' }, null],
  ['A.b-Kiraz1', { username: 'a.b-k' }, null],
  ['Kiraz-Dali7', { username: 'elif', email: 'yazar@ornek.example' }, null],
  ['Kiraz-Dali7', {}, null],
  ['', { username: 'elif' }, null],
] as const)('"%s" of %j contains %s', (password, owner, name) => {
  expect(ownNameIn(password, owner)).toBe(name);
});
