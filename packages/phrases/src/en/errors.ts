import type { errors as turkishErrors } from '../tr/errors.ts';

/** Every error text in English. */
export const errors: typeof turkishErrors = {
  fields: {
    required: 'This field is required',
    invalid: 'Invalid value',
    'invalid-email': 'Enter a valid e-mail address',
    'invalid-phone': 'Enter a phone number of 10 digits that begins with 5',
    'invalid-date': 'Enter a valid date',
    'invalid-username':
      'Use English letters, digits, dot, dash and underscore, with a letter or digit at both ends',
    'short-username': 'Use at least 3 characters',
    'implausible-date': 'This date does not seem possible',
    'not-a-number': 'Enter a number',
    'below-minimum': 'The value is too small',
    'above-maximum': 'The value is too large',
    'too-short': 'Too short',
    'too-long': 'Too long',
    'not-a-choice': 'Choose one of the list',
    'unknown-city': 'Choose a province from the list',
    'unknown-town': 'Choose a district of the chosen province',
    'must-accept': 'Tick this box to continue',
    'weak-password': 'Choose a stronger password',
    'common-password': 'This password is very common. Please choose one that is harder to guess',
    'passwords-differ': 'The passwords do not match',
    'same-as-current': 'The new password must differ from the current one',
    'password-too-short': 'A password needs at least 6 characters',
    'wrong-password': 'The current password is wrong',
    'below-requirements': 'The new password does not meet the requirements',
    'wrong-code': 'The code is wrong or has run out',
  },
  loan: {
    amountBelowMinimum: (p) => `Enter at least ₺${p.amount}`,
  },
  page: {
    unknown: 'An error occurred',
    boundaryTitle: 'An error occurred',
    categoriesNotLoaded: 'Failed to load categories',
    timedOut: 'The server did not answer in time. Please try again.',
    offline: 'You seem to be offline. Check your connection and try again.',
  },
};
