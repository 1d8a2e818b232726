import type { fieldErrors as turkish } from '../tr/field-errors.ts';

export const fieldErrors: typeof turkish = {
  required: 'This field is required',
  invalid: 'Invalid value',
  'invalid-email': 'Enter a valid email address',
  'meant-email': 'Did you mean:',
  'invalid-phone': 'Enter a 10-digit phone number starting with 5',
  'not-mobile': 'This number does not start with 5; enter a mobile number, not a landline',
  'invalid-date': 'Enter a valid date',
  'implausible-date': 'This date does not seem possible',
  'not-a-number': 'Enter a number',
  'below-minimum': 'The value is too small',
  'above-maximum': 'The value is too large',
  'too-short': 'Too short',
  'too-long': 'Too long',
  'control-character': 'This contains an invisible character; delete it and type again',
  'not-a-choice': 'Choose an option from the list',
  'unknown-city': 'Choose a province from the list',
  'unknown-town': 'Choose a district in the selected province',
  'must-accept': 'Tick this box to continue',
};
