import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ayşe Yılmaz', 'AY'],
  ['ilker ırmak', 'İI'],
  ['  Şebnem  Nur  Iğdır ', 'ŞI'],
  ['mehmet.demir', 'MD'],
  ['zeynep', 'Z'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
