import type { recordErrors as turkish } from '../tr/record-errors.ts';

export const recordErrors: typeof turkish = {
  taken: 'Another record has this name',
  'invalid-website': 'Enter an address that begins with http:// or https://',
  'invalid-colour': 'Enter # and six digits: #1A2B3C',
  'pale-colour': 'White text cannot be read on it; enter a darker colour',
};
