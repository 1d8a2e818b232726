import { foldedWords } from '../text/turkish.ts';

const LAST_DIGITS = 4;

/**
 * What somebody looks for a person by, as it is compared with their folded name and address and their number in E.164
 * without its plus, which a space follows: a phone in any form is its digits, and four digits alone are the last ones.
 */
export function personSearchWords(q: string): readonly string[] {
  const text = q.trim();
  const digits = text.replace(/\D/g, '');
  if (digits.length < LAST_DIGITS || !/^[\d\s()+./-]+$/.test(text)) return foldedWords(text);
  if (digits.length === LAST_DIGITS) return [`${digits} `];
  return [digits.replace(/^(?:00)?90(?=\d{10}$)|^0+/, '')];
}
