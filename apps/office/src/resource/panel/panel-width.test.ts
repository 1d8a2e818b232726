import { expect, it } from 'vitest';
import { isBeside, panelBounds, widthAfterKey, withinBounds } from './panel-width.ts';

const bounds = panelBounds(1100, 16);

it('leaves the list enough room beside the edge', () => {
  expect(bounds).toEqual({ least: 320, most: 596 });
  expect(panelBounds(700, 16)).toEqual({ least: 320, most: 320 });
});

it('is wider for a panel with text to read', () => {
  expect(panelBounds(1100, 16, true)).toEqual({ least: 416, most: 596 });
  expect(panelBounds(700, 16, true)).toEqual({ least: 416, most: 416 });
});

it('grows with the font size of the browser', () => {
  expect(panelBounds(1500, 24)).toEqual({ least: 480, most: 744 });
  expect(panelBounds(1500, 24, true)).toEqual({ least: 624, most: 744 });
});

it.each([
  [927, 16, false],
  [928, 16, true],
  [1391, 24, false],
  [1392, 24, true],
])('in %i pixels with a font size of %i, list and panel being side by side is %s', (room, rem, beside) => {
  expect(isBeside(room, rem)).toBe(beside);
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
