import { expect, it } from 'vitest';
import { differencesOf } from './gallery-differences.ts';
import type { Shown } from './shown-pictures.ts';

const basis = (hash: string) => ({ hash, width: 800, height: 450, focus: { x: 0.5, y: 0.5 }, version: 1 });
const shown = (hash: string, parts: Partial<Shown> = {}): Shown => ({
  ...{ hash, hashEn: null, alt: 'Kırmızı', altEn: 'Red', picture: basis(hash), english: null },
  ...parts,
});

it.each<[string, readonly Shown[], readonly (readonly string[])[]]>([
  ['in nothing', [shown('a'), shown('b')], [[], []]],
  ['in the order', [shown('b'), shown('a')], [['place'], ['place']]],
  ['in a text', [shown('a', { alt: 'Mavi' }), shown('b', { altEn: '' })], [['alt'], ['altEn']]],
  [
    'in an English version',
    [shown('a', { hashEn: 'c', english: basis('c') }), shown('b')],
    [['english'], []],
  ],
  ['in a picture', [shown('a')], [[], ['only-here']]],
  ['in all', [], [['only-here'], ['only-here']]],
])('galleries differ %s', (_case, other, differences) => {
  const gallery = [shown('a'), shown('b')];
  expect(gallery.map((one) => differencesOf(one, gallery, other))).toEqual(differences);
});
