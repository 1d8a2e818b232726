import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetExpiredGalleries, forgetOwnGallery, keepOwnGallery, ownGallery } from './own-gallery.ts';
import type { Shown } from './shown-pictures.ts';

const picture = { hash: 'a', width: 800, height: 450, focus: { x: 0.5, y: 0.5 }, version: 1 };
const own: readonly Shown[] = [
  { hash: 'a', hashEn: null, alt: 'Kırmızı', altEn: 'Red', picture, english: null },
];

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a gallery that was given up is kept for its person and campaign, for a week', () => {
  keepOwnGallery('ayse', 'one', own);
  expect(ownGallery('ayse', 'one')).toEqual(own);
  expect(ownGallery('mehmet', 'one')).toBeUndefined();
  expect(ownGallery('ayse', 'two')).toBeUndefined();
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 });
  expect(ownGallery('ayse', 'one')).toBeUndefined();
  vi.useRealTimers();
});

it('is removed after a week, even if nobody opens its campaign again', () => {
  keepOwnGallery('ayse', 'one', own);
  forgetExpiredGalleries();
  expect(localStorage.length).toBe(1);
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 });
  forgetExpiredGalleries();
  expect(localStorage.length).toBe(0);
  vi.useRealTimers();
});

it('is gone when it was brought back', () => {
  keepOwnGallery('ayse', 'one', own);
  forgetOwnGallery('ayse', 'one');
  expect(ownGallery('ayse', 'one')).toBeUndefined();
});
