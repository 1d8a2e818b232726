import { describe, expect, it } from 'vitest';
import {
  missingNeeds,
  passwordChangeProblems,
  passwordProblem,
  passwordStrength,
  registrationPasswordProblems,
} from './password.ts';

const owner = { username: 'elif.yazar', email: 'gulsah@ornek.example' };

// Specification 5.18
describe('password at registration', () => {
  it.each(['Kiraz-Dali7', 'ŞEKERpare 9', 'şekerPARE_9', 'ĞÜığ12345!', `Aa1!${'x'.repeat(124)}`])(
    '"%s" is strong',
    (password) => {
      expect(passwordProblem(password, owner)).toBeNull();
    },
  );

  // Specification 5.18, 9.11
  it.each([
    ['', 'required'],
    ['Aa1!xyz', 'too-short'],
    [`Aa1!${'x'.repeat(125)}`, 'too-long'],
    ['kirazdali7!', 'weak-password'],
    ['KIRAZDALI7!', 'weak-password'],
    ['Kirazdali!!', 'weak-password'],
    ['Kirazdali77', 'weak-password'],
    ['KirazdalıŞ7', 'weak-password'],
    ['Password1!', 'common-password'],
    ['P@ssw0rd!', 'common-password'],
    ['Sifre123!', 'common-password'],
    ['Şifre123!', 'common-password'],
    ['ElifYazar-1', 'contains-username'],
    ['Gülşah-2026', 'contains-email-name'],
  ])('"%s" is refused: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem);
  });

  // Specification 5.17
  it('has to be repeated exactly', () => {
    expect(registrationPasswordProblems('Kiraz-Dali7', 'Kiraz-Dali7', owner)).toEqual({});
    expect(registrationPasswordProblems('Kiraz-Dali7', 'Kiraz-Dali7 ', owner)).toEqual({
      passwordConfirmation: 'passwords-differ',
    });
    expect(registrationPasswordProblems('', '', owner)).toEqual({
      password: 'required',
      passwordConfirmation: 'required',
    });
  });
});

describe('change of password', () => {
  // Specification 3.7, 5.11, 5.12, 5.13, 5.14, 9.11
  it.each([
    ['old-one', 'sixsix', 'sixsix', {}],
    ['', 'sixsix', 'sixsix', { current: 'required' }],
    ['old-one', '', '', { next: 'required', confirmation: 'required' }],
    ['old-one', 'fives', 'fives', { next: 'password-too-short' }],
    ['old-one', 'old-one', 'old-one', { next: 'same-as-current' }],
    ['old-one', 'sixsix', 'sixsiX', { confirmation: 'passwords-differ' }],
    ['old-one', 'x'.repeat(129), 'x'.repeat(129), { next: 'too-long' }],
  ])('from "%s" to "%s" repeated as "%s" has the problems %o', (current, next, confirmation, problems) => {
    expect(passwordChangeProblems({ current, next, confirmation })).toEqual(problems);
  });
});

describe('password while typing', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special', 'uncommon', 'nameless']],
    ['k', ['length', 'uppercase', 'digit', 'special']],
    ['Kiraz', ['length', 'digit', 'special']],
    ['ŞEKERPARE', ['lowercase', 'digit', 'special']],
    ['şeker-pare', ['uppercase', 'digit']],
    ['Password1!', ['uncommon']],
    ['Gülşah-2026', ['nameless']],
    ['Kiraz-Dali7', []],
  ])('"%s" still lacks %j', (password, missing) => {
    expect(missingNeeds(password, owner)).toEqual(missing);
  });

  it.each([
    ['', 'weak'],
    ['kirazdali7!', 'weak'],
    ['Password1!', 'weak'],
    ['Elif.Yazar-2026', 'weak'],
    [`Aa1!${'x'.repeat(125)}`, 'weak'],
    ['Kiraz-Dal7', 'good'],
    ['Kiraz-Dali-77', 'best'],
  ])('"%s" is %s', (password, strength) => {
    expect(passwordStrength(password, owner)).toBe(strength);
  });
});
