import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [1, '1\u00a0KB', '1\u00a0KB'],
  [204_800, '200\u00a0KB', '200\u00a0KB'],
  [1_048_575, '1,0\u00a0MB', '1.0\u00a0MB'],
  [2_621_440, '2,5\u00a0MB', '2.5\u00a0MB'],
])('%i bytes are %j in Turkish and %j in English', (bytes, turkish, english) => {
  expect(formatFileSize(bytes, 'tr')).toBe(turkish);
  expect(formatFileSize(bytes, 'en')).toBe(english);
});
