import { describe, expect, it } from 'vitest';
import {
  missingNeeds,
  passwordChangeProblems,
  passwordProblem,
  passwordStrength,
  registrationPasswordProblems,
} from './password.ts';

describe('a password at registration', () => {
  it.each(['Kiraz-Dali7', 'ŞEKERpare 9', 'şekerPARE_9', 'ĞÜığ12345!', `Aa1!${'x'.repeat(124)}`])(
    '"%s" is strong',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );

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
  ])('"%s" is refused: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('has to be repeated exactly', () => {
    expect(registrationPasswordProblems('Kiraz-Dali7', 'Kiraz-Dali7')).toEqual({});
    expect(registrationPasswordProblems('Kiraz-Dali7', 'Kiraz-Dali7 ')).toEqual({
      passwordConfirmation: 'passwords-differ',
    });
    expect(registrationPasswordProblems('', '')).toEqual({
      password: 'required',
      passwordConfirmation: 'required',
    });
  });
});

describe('a change of password', () => {
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

describe('a password that is being typed', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special', 'uncommon']],
    ['k', ['length', 'uppercase', 'digit', 'special']],
    ['Kiraz', ['length', 'digit', 'special']],
    ['ŞEKERPARE', ['lowercase', 'digit', 'special']],
    ['şeker-pare', ['uppercase', 'digit']],
    ['Password1!', ['uncommon']],
    ['Kiraz-Dali7', []],
  ])('"%s" still lacks %j', (password, missing) => {
    expect(missingNeeds(password)).toEqual(missing);
  });

  it.each([
    ['', 'weak'],
    ['kirazdali7!', 'weak'],
    ['Password1!', 'weak'],
    [`Aa1!${'x'.repeat(125)}`, 'weak'],
    ['Kiraz-Dal7', 'good'],
    ['Kiraz-Dali-77', 'best'],
  ])('"%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
