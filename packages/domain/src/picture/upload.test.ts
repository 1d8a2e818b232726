import { expect, it } from 'vitest';
import { fileNameOf } from './upload.ts';

it.each([
  ['kırmızı araba.jpg', 'kırmızı araba.jpg'],
  ['C:\\fakepath\\a.png', 'a.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000\u202eb\n.png', 'a b .png'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  [`${'ş'.repeat(200)}.png`, 'ş'.repeat(120)],
  ['  ', null],
  [undefined, null],
  ['a/', null],
])('the file name %j is shown as %j', (given, shown) => {
  expect(fileNameOf(given)).toBe(shown);
});
