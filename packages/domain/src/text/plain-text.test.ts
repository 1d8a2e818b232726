import { expect, it } from 'vitest';
import { isPlainText, pathsOfUnplain } from './plain-text.ts';

it.each(['', 'Iğdır', 'iki\nsatır\r\nve\tbir ara', '🚗', '\u{10ffff}', '\u0092'])('%j is plain', (text) => {
  expect(isPlainText(text)).toBe(true);
});

it.each([
  '\0',
  'a\0',
  '\u0001',
  '\b',
  '\v',
  '\f',
  '\u001b[31m',
  '\u001f',
  '\u007f',
  '\ud83d',
  '\ude97\ud83d',
])('%j is not plain', (text) => {
  expect(isPlainText(text)).toBe(false);
});

it('names the invalid texts at any depth', () => {
  const body = { name: 'Ayşe', contact: { email: 'a\0' }, topics: ['x', '\u007f'], isRead: true, none: null };
  expect(pathsOfUnplain(body)).toEqual(['contact.email', 'topics.1']);
  expect(pathsOfUnplain({ name: 'Ayşe', topics: [] })).toEqual([]);
});
