import { describe, expect, it } from 'vitest';
import { problem } from '../parsed.ts';
import {
  emailKey,
  formatPhone,
  maskEmail,
  maskPhone,
  parseEmail,
  parsePhone,
  phoneInput,
  readablePhone,
  shownPhone,
  toE164,
} from './identity.ts';

/** Returns the stored value of the phone field after typing `keys` one by one. */
function typeKeys(keys: string, begun = ''): string {
  return [...keys].reduce((kept, key) => phoneInput(shownPhone(kept) + key, kept), begun);
}

describe('phone number', () => {
  // Specification 5.4
  it.each([
    '5321234567',
    '05321234567',
    '+90 532 123 45 67',
    '90 532 123 45 67',
    '0090 532 1234567',
    '+90 (0532) 123 45 67',
    '(0532) 123-45-67',
    ' 532 123 45 67 ',
  ])('is parsed from "%s"', (text) => {
    expect(parsePhone(text)).toEqual({ kind: 'ok', value: '5321234567' });
  });

  // Specification 5.4, 9.10
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['532123456', 'invalid-phone'],
    ['53212345678', 'invalid-phone'],
    ['2121234567', 'not-mobile'],
    ['0212 123 45 67', 'not-mobile'],
    ['+90 (212) 123 45 67', 'not-mobile'],
    ['444 1 444', 'not-mobile'],
    ['9', 'invalid-phone'],
    ['90', 'invalid-phone'],
    ['+49 1512 3456789', 'invalid-phone'],
    ['5321234567 x', 'invalid-phone'],
    ['٥٣٢١٢٣٤٥٦٧', 'invalid-phone'],
  ])('is refused as "%s": %s', (text, problem) => {
    expect(parsePhone(text)).toEqual({ kind: 'problem', problem });
  });

  // Specification 5.5, 5.6
  it.each([
    ['', ''],
    ['0', '0'],
    ['05', '5'],
    ['9', '9'],
    ['905', '5'],
    ['9005', '5'],
    ['00905', '5'],
    ['93', '53'],
    ['02121234567', '021 212 34 56'],
    ['+90 212 123 45 67', '902 121 23 45'],
    ['4', '5'],
    ['1234567890', '523 456 78 90'],
    ['5a3b2', '532'],
    ['+90 532 123 45 67', '532 123 45 67'],
    ['0532 123 45 67', '532 123 45 67'],
  ])('typed as "%s" becomes "%s" in the field', (typed, shown) => {
    expect(shownPhone(phoneInput(typed))).toBe(shown);
  });

  it.each(['5321234567', '05321234567', '905321234567', '+905321234567', '00905321234567', '+9005321234567'])(
    'typed key by key as %s equals the pasted one',
    (typed) => {
      expect(typeKeys(typed)).toBe('5321234567');
    },
  );

  // Specification 5.5
  it('typed key by key never has more than ten digits', () => {
    expect(typeKeys('53212345678')).toBe('5321234567');
  });

  it.each(['02121234567', '902121234567', '+902121234567', '2125551234', '8501234567', '9321234567'])(
    'typed key by key or pasted as %s is refused',
    (typed) => {
      expect(parsePhone(typeKeys(typed))).toEqual(problem('not-mobile'));
      expect(parsePhone(phoneInput(typed))).toEqual(problem('not-mobile'));
    },
  );

  it.each(['53212345678', '+55 11 91234-5678', '+90 532 123 45 678', '0532 123 45 67 / 0533 765 43 21'])(
    'pasted as %s is too long and refused until it is shortened',
    (text) => {
      const pasted = phoneInput(text);
      expect(parsePhone(pasted)).toEqual(problem('invalid-phone'));
      expect(phoneInput(pasted)).toBe(pasted);
      expect(parsePhone(typeKeys('9', pasted))).toEqual(problem('invalid-phone'));
      expect(parsePhone(phoneInput(shownPhone(pasted).slice(0, -1), pasted)).kind).toBe('ok');
    },
  );

  // Specification 5.5
  it('shows a 5 for the first digit of a landline and remembers the input while it is corrected', () => {
    const landline = typeKeys('2a12-5551234');
    expect(landline).toBe('2125551234');
    expect(shownPhone(landline)).toBe('512 555 12 34');
    expect(phoneInput('512 555 12 3', landline)).toBe('212555123');
    expect(phoneInput('512 555 19 34', landline)).toBe('2125551934');
    expect(phoneInput('512 555 12 349', landline)).toBe(landline);
  });

  it.each([
    ['it was emptied', '', '', '5321234567'],
    ['nothing but its 5 was left', '5', '5', '5321234567'],
    ['another number was pasted over it', '+90 532 123 45 67', '5321234567', '5321234567'],
    ['another number of its length was pasted over it', '5321234567', '5321234567', '5321234567'],
  ])('forgets the first digit of a landline once %s', (_case, typed, kept, mended) => {
    const field = phoneInput(typed, typeKeys('2125551234'));
    expect(field).toBe(kept);
    expect(typeKeys('5321234567'.slice(kept.length), field)).toBe(mended);
  });

  // Specification 5.6
  it.each([
    ['', ''],
    ['53', '53'],
    ['5321', '532 1'],
    ['5321234', '532 123 4'],
    ['5321234567', '532 123 45 67'],
  ])('"%s" is shown as "%s"', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });

  it.each([
    ['+905321234567', '532 123 45 67'],
    ['*** *** ** 67', '*** *** ** 67'],
    ['', ''],
  ])('"%s" is parsed as "%s"', (stored, shown) => {
    expect(readablePhone(stored)).toBe(shown);
  });

  it('is stored with its country code', () => {
    expect(toE164('5321234567')).toBe('+905321234567');
  });

  it('is logged with its last two digits only', () => {
    expect(maskPhone('+905321234567')).toBe('*** *** ** 67');
    expect(maskPhone('12')).toBe('***');
  });
});

describe('e-mail address', () => {
  it.each(['ayse@example.com', 'A.Yilmaz+kampanya@mail.example.com.tr', "o'neil@example.co"])(
    '"%s" is accepted',
    (text) => {
      expect(parseEmail(text)).toEqual({ kind: 'ok', value: text });
    },
  );

  it('is trimmed and keeps its case', () => {
    expect(parseEmail('  Ayse@Example.com ')).toEqual({ kind: 'ok', value: 'Ayse@Example.com' });
  });

  // Specification 5.2
  it.each([
    ['', 'required'],
    ['ayse', 'invalid-email'],
    ['ayse@example', 'invalid-email'],
    ['@example.com', 'invalid-email'],
    ['ayse@@example.com', 'invalid-email'],
    ['ayse@example..com', 'invalid-email'],
    ['.ayse@example.com', 'invalid-email'],
    ['ayşe@example.com', 'invalid-email'],
    ['ay se@example.com', 'invalid-email'],
    ['ayse@example.com\nBcc: x@example.com', 'invalid-email'],
    [`${'a'.repeat(65)}@example.com`, 'invalid-email'],
    [`a@${'b'.repeat(260)}.com`, 'too-long'],
  ])('"%s" is refused: %s', (text, problem) => {
    expect(parseEmail(text)).toEqual({ kind: 'problem', problem });
  });

  it.each([
    [' AYSE@Example.COM ', 'ayse@example.com'],
    ['IGDIR@EXAMPLE.COM', 'igdir@example.com'],
    ['İ@example.com', 'İ@example.com'],
  ])('"%s" has the key "%s" in any locale', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it('is logged without the local part', () => {
    expect(maskEmail('ayse.yilmaz@example.com')).toBe('a***@example.com');
    expect(maskEmail('no address')).toBe('***');
  });
});
