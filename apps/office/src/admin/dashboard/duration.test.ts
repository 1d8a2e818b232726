import { durationText } from '@ayrac/domain/dashboard/duration.ts';
import { dashboard as english } from '@ayrac/phrases/en/office/dashboard.ts';
import { dashboard as turkish } from '@ayrac/phrases/tr/office/dashboard.ts';
import { expect, it } from 'vitest';

it.each([
  [0, '0 dk', '0 min'],
  [59.4, '59 dk', '59 min'],
  [59.5, '1 sa', '1 h'],
  [135, '2 sa 15 dk', '2 h 15 min'],
  [1_440, '1 gün', '1 d'],
  [2_870, '2 gün', '2 d'],
])('%s minutes are “%s”, in English “%s”', (minutes, tr, en) => {
  expect(durationText(minutes, turkish, 'tr')).toBe(tr);
  expect(durationText(minutes, english, 'en')).toBe(en);
});
