import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  findGivenUpGallery,
  forgetExpiredGalleries,
  forgetGivenUpGallery,
  keepGivenUpGallery,
} from './given-up-gallery.ts';
import type { Shown } from './shown-pictures.ts';

const picture = { hash: 'a', width: 800, height: 450, focus: { x: 0.5, y: 0.5 }, version: 1 };
const givenUp: readonly Shown[] = [
  { hash: 'a', hashEn: null, alt: 'Kırmızı', altEn: 'Red', picture, english: null },
];

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a gallery that was given up is kept for its person and campaign, for a week', () => {
  keepGivenUpGallery('ayse', 'one', givenUp);
  expect(findGivenUpGallery('ayse', 'one')).toEqual(givenUp);
  expect(findGivenUpGallery('mehmet', 'one')).toBeUndefined();
  expect(findGivenUpGallery('ayse', 'two')).toBeUndefined();
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 });
  expect(findGivenUpGallery('ayse', 'one')).toBeUndefined();
  vi.useRealTimers();
});

it('is removed after a week, even if nobody opens its campaign again', () => {
  keepGivenUpGallery('ayse', 'one', givenUp);
  forgetExpiredGalleries();
  expect(localStorage.length).toBe(1);
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 });
  forgetExpiredGalleries();
  expect(localStorage.length).toBe(0);
  vi.useRealTimers();
});

it('is gone when it was brought back', () => {
  keepGivenUpGallery('ayse', 'one', givenUp);
  forgetGivenUpGallery('ayse', 'one');
  expect(findGivenUpGallery('ayse', 'one')).toBeUndefined();
});
