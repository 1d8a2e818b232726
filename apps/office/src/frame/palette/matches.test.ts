import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it.each([
  ['Meslekler', '', true],
  ['Meslekler', 'mes', true],
  ['Çıkış yap', 'cik', true],
  ['Çıkış yap', 'ÇIKIŞ YAP', true],
  ['Çıkış yap', 'yap çı', true],
  ['İstatistikler', 'istat', true],
  ['İstatistikler', 'ISTAT', true],
  ['Meslekler', 'lek', false],
  ['Çıkış yap', 'çıkış ol', false],
])('%j matches %j: %s', (name, typed, answers) => {
  expect(matches(name, typed)).toBe(answers);
});
