import { describe, expect, it } from 'vitest';
import { pinchOf, zoomAt } from './zoom.ts';

const whole = { zoom: 1, left: 0, top: 0 };

describe('zoomed picture', () => {
  it('keeps the point between the fingers in place', () => {
    const near = zoomAt(whole, 2, { x: 100, y: 50 });
    expect(near).toEqual({ zoom: 2, left: 100, top: 50 });
    expect(zoomAt(near, 0.5, { x: 100, y: 50 })).toEqual(whole);
  });

  it.each([
    ['smaller than the screen', whole, 0.2, 1],
    ['nearer than four times', { zoom: 3, left: 0, top: 0 }, 2, 4],
    ['anywhere at two fingers in one place', whole, Number.POSITIVE_INFINITY, 4],
  ])('is never %s', (_case, view, factor, zoom) => {
    expect(zoomAt(view, factor, { x: 0, y: 0 }).zoom).toBe(zoom);
  });
});

it('two fingers have their distance and their midpoint', () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ width: 50, middle: { x: 15, y: 20 } });
});
