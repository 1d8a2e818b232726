import { foldTurkish } from '../text/turkish.ts';

const yes = new Set([
  '1',
  'evet',
  'e',
  'yes',
  'y',
  'true',
  'dogru',
  'var',
  'x',
  'acik',
  'on',
  'aktif',
  'active',
]);
const no = new Set([
  '0',
  'hayir',
  'h',
  'no',
  'n',
  'false',
  'yanlis',
  'yok',
  'kapali',
  'off',
  'pasif',
  'inactive',
]);

/** Reads a yes or no as people write it in a table; undefined where it is neither. */
export function readYesNo(text: string): boolean | undefined {
  const folded = foldTurkish(text).trim();
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : undefined;
}

/** Whether a cell takes away what a record has: an empty one leaves it as it is, a lone dash is meant. */
export function isClearing(text: string): boolean {
  return /^[-–—]$/.test(text.trim());
}
