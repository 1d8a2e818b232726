import { expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

it.each([
  ['a b c', 'a b c', [['same', 'a b c']]],
  ['', '', []],
  ['', 'a', [['new', 'a']]],
  ['a', '', [['gone', 'a']]],
  [
    'bir iki üç',
    'bir dört üç',
    [
      ['same', 'bir '],
      ['gone', 'iki '],
      ['new', 'dört '],
      ['same', 'üç'],
    ],
  ],
  [
    'a\n\nb c',
    'a\n\nb x c',
    [
      ['same', 'a\n\nb '],
      ['new', 'x '],
      ['same', 'c'],
    ],
  ],
  [
    '# Veri sorumlusu\n\nMetin',
    '# Veri sorumlusu ve temsilcisi\n\nMetin',
    [
      ['same', '# Veri sorumlusu '],
      ['new', 've temsilcisi'],
      ['same', '\n\nMetin'],
    ],
  ],
  [
    'a b',
    'a \n\nb',
    [
      ['same', 'a '],
      ['new', '\n\n'],
      ['same', 'b'],
    ],
  ],
  [
    'a b c d',
    'c x a y',
    [
      ['gone', 'a b '],
      ['same', 'c '],
      ['gone', 'd'],
      ['new', 'x a y'],
    ],
  ],
] as const)('%j becomes %j', (before, after, runs) => {
  expect(diffWords(before, after).map(({ kind, text }) => [kind, text])).toEqual(runs);
});

it('no word of either text is lost, however long they are', () => {
  const before = Array.from({ length: 5_000 }, (_, place) => `a${place}`).join(' ');
  const after = Array.from({ length: 5_000 }, (_, place) => `b${place}`).join(' ');
  const runs = diffWords(before, after);
  const only = (...kinds: string[]) => runs.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : []));
  expect(only('same', 'gone').join('')).toBe(before);
  expect(only('same', 'new').join('')).toBe(after);
});
