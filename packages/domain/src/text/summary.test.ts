import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const word = 'kampanya';

it.each([
  ['a short text', 'Kasım ayına özel.', 'Kasım ayına özel.'],
  ['lines and spaces', ' Kasım\n\nayına  özel ', 'Kasım ayına özel'],
  ['a long text', `${word} `.repeat(30), `${`${word} `.repeat(17).trim()}…`],
  [
    'a sign at the cut',
    `${`${word} `.repeat(16)}${word}, ${word} ${word}`,
    `${`${word} `.repeat(17).trim()}…`,
  ],
])('the summary of %s ends between words', (_case, text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
