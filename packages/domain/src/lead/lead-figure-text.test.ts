import { expect, it } from 'vitest';
import { isCompared, leadFigureText } from './lead-figure-text.ts';

const words = {
  minutes: (p: { minutes: string }) => `${p.minutes} dk`,
  hours: (p: { hours: string; minutes: string }) => `${p.hours} sa ${p.minutes} dk`,
  days: (p: { days: string; hours: string }) => `${p.days} gün ${p.hours} sa`,
};

it.each([
  ['requests', 1_234, '1.234'],
  ['won', 0, '0'],
  ['inTime', 67, '%67'],
  ['median', 46, '46 dk'],
  ['slowest', 59.6, '1 sa 0 dk'],
  // A day of business hours is no calendar day.
  ['slowest', 1_500, '25 sa 0 dk'],
  ['median', null, '–'],
] as const)('the figure %s of %s is written %s', (name, value, text) => {
  expect(leadFigureText(name, value, words, 'tr')).toBe(text);
});

it.each([
  [[{ name: 'requests', before: 1 }], true],
  [[{ name: 'requests', before: 0 }], false],
  [
    [
      { name: 'requests', before: 0 },
      { name: 'won', before: 3 },
    ],
    false,
  ],
  [[], false],
] as const)('figures %j have an earlier period: %s', (figures, isSo) => {
  expect(isCompared(figures)).toBe(isSo);
});
