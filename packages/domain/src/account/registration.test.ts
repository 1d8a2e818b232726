import { describe, expect, it } from 'vitest';
import { type RegistrationInput, validateRegistration } from './registration.ts';

const valid: RegistrationInput = {
  username: 'elif',
  email: 'Elif@Ornek.example',
  password: 'Kiraz-Dali7',
  passwordConfirmation: 'Kiraz-Dali7',
  kvkkConsent: true,
};

describe('a registration', () => {
  it('is accepted as typed, with trimmed names', () => {
    expect(validateRegistration({ ...valid, username: ' elif ', noticeVersion: '2026-11' })).toEqual({
      kind: 'ok',
      value: {
        username: 'elif',
        email: 'Elif@Ornek.example',
        password: 'Kiraz-Dali7',
        noticeVersion: '2026-11',
      },
    });
  });

  // Specification 3.8, 5.16, 5.19
  it.each<[Partial<RegistrationInput>, object]>([
    [{ username: '' }, { username: 'required' }],
    [{ username: 'şeker' }, { username: 'invalid-username' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'elif@' }, { email: 'invalid-email' }],
    [
      { password: '', passwordConfirmation: '' },
      { password: 'required', passwordConfirmation: 'required' },
    ],
    [{ passwordConfirmation: 'Kiraz-Dali8' }, { passwordConfirmation: 'passwords-differ' }],
    [{ password: 'kiraz', passwordConfirmation: 'kiraz' }, { password: 'too-short' }],
    [{ password: 'kirazdali', passwordConfirmation: 'kirazdali' }, { password: 'weak-password' }],
    [{ password: 'Sifre123!', passwordConfirmation: 'Sifre123!' }, { password: 'common-password' }],
    [{ password: 'Elif-1234', passwordConfirmation: 'Elif-1234' }, { password: 'contains-username' }],
    [
      { email: 'gulsah@ornek.example', password: 'Gülşah-2026', passwordConfirmation: 'Gülşah-2026' },
      { password: 'contains-email-name' },
    ],
    [{ kvkkConsent: false }, { kvkkConsent: 'must-accept' }],
    [
      { username: '-', email: 'x', kvkkConsent: false },
      { username: 'invalid-username', email: 'invalid-email', kvkkConsent: 'must-accept' },
    ],
  ])('%j is refused: %j', (change, fields) => {
    expect(validateRegistration({ ...valid, ...change })).toEqual({ kind: 'invalid', fields });
  });
});
