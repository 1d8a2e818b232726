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

/** Reads a boolean as people write it in spreadsheets. Returns undefined for any other text. */
export function readYesNo(text: string): boolean | undefined {
  const folded = foldTurkish(text).trim();
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : undefined;
}

/** Whether a cell clears the field of a record. An empty cell leaves the field unchanged; a single dash clears it. */
export function isClearing(text: string): boolean {
  return /^[-–—]$/.test(text.trim());
}
