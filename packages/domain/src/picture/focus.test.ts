import { describe, expect, it } from 'vitest';
import { cropOf, cropRatios, middle, pictureName, readPictureName, roundFocus } from './focus.ts';

const hash = '0123456789abcdef0123';

describe('crop', () => {
  it.each([
    ['the middle of a wide picture', { width: 2000, height: 1000 }, 1, middle, [500, 0, 1000, 1000]],
    ['the left edge', { width: 2000, height: 1000 }, 1, { x: 0.1, y: 0.5 }, [0, 0, 1000, 1000]],
    ['around a focus', { width: 2000, height: 1000 }, 1, { x: 0.6, y: 0 }, [700, 0, 1000, 1000]],
    ['the right edge', { width: 2000, height: 1000 }, 1, { x: 1, y: 1 }, [1000, 0, 1000, 1000]],
    [
      'the foot of a tall picture',
      { width: 900, height: 1600 },
      16 / 9,
      { x: 0, y: 0.9 },
      [0, 1094, 900, 506],
    ],
    [
      'all of what has the ratio',
      { width: 1280, height: 720 },
      cropRatios.card,
      { x: 1, y: 1 },
      [0, 0, 1280, 720],
    ],
    ['one pixel', { width: 1, height: 1 }, cropRatios.share, middle, [0, 0, 1, 1]],
  ])('can be %s', (_case, size, ratio, focus, [left, top, width, height]) => {
    expect(cropOf(size, ratio, focus)).toEqual({ left, top, width, height });
  });

  it('never exceeds the picture', () => {
    for (const ratio of Object.values(cropRatios))
      for (const width of [1, 7, 640, 3000])
        for (const height of [1, 9, 480, 2999])
          for (const x of [0, 0.33, 1]) {
            const crop = cropOf({ width, height }, ratio, { x, y: 1 - x });
            expect(crop.left + crop.width).toBeLessThanOrEqual(width);
            expect(crop.top + crop.height).toBeLessThanOrEqual(height);
            expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
            expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0);
          }
  });
});

describe('file name of a picture', () => {
  it("equals its content's while the focus is in the middle", () => {
    expect(pictureName(hash, 'card', middle)).toBe(hash);
    expect(readPictureName(hash)).toEqual({ hash, form: 'whole', focus: middle });
  });

  it.each([
    ['whole', { x: 0, y: 0 }, 'w0000'],
    ['card', { x: 0.3, y: 0.07 }, 'c3007'],
    ['logo', { x: 0.99, y: 0.5 }, 'l9950'],
  ] as const)('contains how it is shown: %s', (form, focus, end) => {
    expect(pictureName(hash, form, focus)).toBe(hash + end);
    expect(readPictureName(hash + end)).toEqual({ hash, form, focus });
  });

  it.each(['', 'x', hash.slice(1), `${hash}c30`, `${hash}x3030`, `${hash}c30300`, `${hash}\n`])(
    'is invalid: %j',
    (name) => {
      expect(readPictureName(name)).toBeUndefined();
    },
  );
});

it('stores a focus in hundredths within the picture', () => {
  expect(roundFocus({ x: -0.2, y: 0.337 })).toEqual({ x: 0, y: 0.34 });
  expect(roundFocus({ x: 1.7, y: 0.001 })).toEqual({ x: 1, y: 0 });
});
