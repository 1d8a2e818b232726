import { describe, expect, it } from 'vitest';
import { added, replaced, stepped, translated } from './arrange.ts';
import type { Shown } from './shown-pictures.ts';

const basis = (hash: string) => ({ hash, width: 800, height: 450, focus: { x: 0.5, y: 0.5 }, version: 1 });
const shown = (hash: string): Shown => ({
  hash,
  hashEn: null,
  alt: `${hash}!`,
  altEn: '',
  picture: basis(hash),
  english: null,
});
const gallery = (letters: string) => [...letters].map(shown);
const letters = (pictures: readonly Shown[]) => pictures.map(({ hash }) => hash).join('');

describe('added picture', () => {
  it('has the position where it was dropped, in any order of arrival', () => {
    const places = new Map([
      ['c', 3],
      ['b', 2],
      ['a', 1],
    ]);
    const arrived = ['c', 'a', 'b'].reduce<readonly Shown[]>(
      (now, hash) => added(now, basis(hash), places.get(hash) ?? 0, (one) => places.get(one)),
      gallery('xy'),
    );
    expect(letters(arrived)).toBe('xyabc');
  });

  it('is added once, and omitted when there is no room', () => {
    expect(letters(added(gallery('ab'), basis('a'), 9, () => undefined))).toBe('ab');
    expect(letters(added(gallery('abcdef'), basis('g'), 9, () => undefined))).toBe('abcdef');
  });
});

it('that replaces another one keeps its texts', () => {
  const [, second] = replaced(gallery('abc'), 'b', basis('x'));
  expect(second).toMatchObject({ hash: 'x', alt: 'b!', picture: { hash: 'x' } });
});

it('is not replaced by one of the same gallery, nor after its removal', () => {
  const now = gallery('abc');
  expect(replaced(now, 'b', basis('c'))).toBe(now);
  expect(replaced(now, 'x', basis('y'))).toBe(now);
  expect(translated(now, 'x', basis('y'))).toBe(now);
});

it('gets an English counterpart and loses it', () => {
  const [first] = translated(gallery('a'), 'a', basis('e'));
  expect(first).toMatchObject({ hashEn: 'e', english: { hash: 'e' } });
  expect(translated(gallery('a'), 'a', null)[0]).toMatchObject({ hashEn: null, english: null });
});

it('moves to its neighbour, but not beyond the ends', () => {
  expect(letters(stepped(gallery('abc'), 'b', 1))).toBe('acb');
  expect(letters(stepped(gallery('abc'), 'b', -1))).toBe('bac');
  expect(letters(stepped(gallery('abc'), 'c', 1))).toBe('abc');
});
