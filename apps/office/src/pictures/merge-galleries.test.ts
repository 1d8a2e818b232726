import { describe, expect, it } from 'vitest';
import { hasSameOrder, mergeGalleries, suggestMerge, withSuggestions } from './merge-galleries.ts';
import type { Shown } from './shown-pictures.ts';

const basis = (hash: string) => ({ hash, width: 800, height: 450, focus: { x: 0.5, y: 0.5 }, version: 1 });
const shown = (hash: string, alt = hash): Shown => ({
  ...{ hash, hashEn: null, alt, altEn: 'Red', picture: basis(hash), english: null },
});
/** Pictures by letter, with another text after a colon. */
const galleryOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => shown(...(one.split(':') as [string, string?])));
const inWords = (gallery: readonly Shown[]) =>
  gallery.map(({ hash, alt }) => (alt === hash ? hash : `${hash}:${alt}`)).join(' ');

describe('two galleries of one', () => {
  it.each([
    ['with a picture added by each', 'a b', 'a b c', 'd a b', 'd a b c'],
    ['with a text changed by each', 'a b', 'a:mine b', 'a b:theirs', 'a:mine b:theirs'],
    ['with one text changed by both', 'a b', 'a:mine b', 'a:theirs b', 'a:mine b'],
    ['with a picture removed by the other', 'a b', 'a b c', 'a', 'a c'],
    ['with a picture removed by me', 'a b', 'a', 'a b c', 'a c'],
    ['with a picture changed here and removed there', 'a b', 'a b:mine', 'a', 'a b:mine'],
    ['ordered by the other', 'a b c', 'a b c d', 'c a b', 'c d a b'],
    ['ordered by both', 'a b c', 'b a c', 'c a b', 'b a c'],
    ['of which one is empty', 'a', '', 'a b', 'b'],
  ])('%s become one', (_case, base, mine, theirs, merged) => {
    const galleries = { mine: galleryOf(mine), theirs: galleryOf(theirs) };
    expect(inWords(mergeGalleries(galleries, suggestMerge(galleryOf(base), galleries)))).toBe(merged);
  });

  it('are merged as chosen', () => {
    const galleries = { mine: galleryOf('a:mine b c'), theirs: galleryOf('d c a:theirs b') };
    const pictures = { a: 'theirs', b: 'none', c: 'mine', d: 'theirs' } as const;
    expect(inWords(mergeGalleries(galleries, { order: 'theirs', pictures }))).toBe('d c a:theirs');
    expect(inWords(mergeGalleries(galleries, { order: 'mine', pictures }))).toBe('d a:theirs c');
  });

  it('keep a picture that arrives after a choice was made', () => {
    const chosen = { pictures: { a: 'theirs', b: 'none' } } as const;
    const base = galleryOf('a b');
    const mergedWith = (mine: string, theirs: string) => {
      const galleries = { mine: galleryOf(mine), theirs: galleryOf(theirs) };
      return inWords(mergeGalleries(galleries, withSuggestions(base, galleries, chosen)));
    };
    expect(mergedWith('a:mine b', 'a:theirs b')).toBe('a:theirs');
    expect(mergedWith('a:mine b uploaded', 'a:theirs b')).toBe('a:theirs uploaded');
    expect(mergedWith('a:mine b', 'a:theirs b saved')).toBe('a:theirs saved');
  });

  it('have the order that was chosen, or else the suggested one', () => {
    const base = galleryOf('a b');
    const galleries = { mine: base, theirs: galleryOf('b a') };
    expect(withSuggestions(base, galleries, { order: 'mine' }).order).toBe('mine');
    expect(withSuggestions(base, galleries, {}).order).toBe('theirs');
  });

  it('have the same order if the pictures of both do', () => {
    expect(hasSameOrder(galleryOf('a b c'), galleryOf('a d c'))).toBe(true);
    expect(hasSameOrder(galleryOf('a b'), galleryOf('b a'))).toBe(false);
  });
});
