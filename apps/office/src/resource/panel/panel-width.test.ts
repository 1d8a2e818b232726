import { expect, it } from 'vitest';
import { panelBounds, widthAfterKey, withinBounds } from './panel-width.ts';

const bounds = panelBounds(1100);

it('leaves the list enough room beside the edge', () => {
  expect(bounds).toEqual({ least: 320, most: 596 });
  expect(panelBounds(700)).toEqual({ least: 320, most: 320 });
});

it('is wider for a panel with text to read', () => {
  expect(panelBounds(1100, true)).toEqual({ least: 416, most: 596 });
  expect(panelBounds(700, true)).toEqual({ least: 416, most: 416 });
});

it.each([
  [100, 320],
  [400.4, 400],
  [900, 596],
])('a width of %i becomes %i', (wanted, width) => {
  expect(withinBounds(wanted, bounds)).toBe(width);
});

it.each([
  ['ArrowLeft', 400, 416],
  ['ArrowRight', 400, 384],
  ['ArrowLeft', 590, 596],
  ['ArrowRight', 325, 320],
  ['Home', 400, 320],
  ['End', 400, 596],
  ['Enter', 400, null],
  ['Tab', 400, undefined],
])('%s at %i makes it %s', (key, before, after) => {
  expect(widthAfterKey(key, before, bounds)).toBe(after);
});
