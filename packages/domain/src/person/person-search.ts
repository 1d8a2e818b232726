import { foldedWords } from '../text/turkish.ts';

const LAST_DIGITS = 4;

/**
 * Returns the search terms for a person. They are compared with the folded name and e-mail address, and with the phone
 * number in E.164 without the plus and followed by a space. A phone number in any notation becomes its digits. Exactly
 * four digits match only the end of a number.
 */
export function personSearchWords(q: string): readonly string[] {
  const text = q.trim();
  const digits = text.replace(/\D/g, '');
  if (digits.length < LAST_DIGITS || !/^[\d\s()+./-]+$/.test(text)) return foldedWords(text);
  if (digits.length === LAST_DIGITS) return [`${digits} `];
  return [digits.replace(/^(?:00)?90(?=\d{10}$)|^0+/, '')];
}
