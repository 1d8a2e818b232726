import type { accountErrors as turkish } from '../tr/account-errors.ts';

export const accountErrors: typeof turkish = {
  'invalid-username':
    'Use English letters, digits, dot, dash and underscore, with a letter or digit at both ends',
  'short-username': 'Use at least 3 characters',
  'weak-password': 'Choose a stronger password',
  'common-password': 'This password is very common. Please choose one that is harder to guess',
  'contains-username': 'Do not use your username in your password',
  'contains-email-name': 'Do not use the part of your email address before the @ in your password',
  'passwords-differ': 'The passwords do not match',
  'same-as-current': 'The new password must be different from the current one',
  'password-too-short': 'Passwords have at least 6 characters',
  'wrong-password': 'The password is wrong',
  'below-requirements': 'The new password does not meet the requirements',
  'wrong-code': 'The code is wrong or has expired',
};
