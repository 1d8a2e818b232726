import type { recordErrors as turkish } from '../tr/record-errors.ts';

export const recordErrors: typeof turkish = {
  taken: 'Another record has this name',
  'too-many-decimals': 'There is no room for so many decimals',
  'invalid-website': 'Enter an address that begins with http:// or https://',
  'invalid-colour': 'Enter # and six digits: #1A2B3C',
  'pale-colour': 'White text cannot be read on it; enter a darker colour',
  'own-branch': 'A category cannot stand below one of its own branch',
  'too-deep': 'The menus show three levels at most; this branch has no room here',
  'below-taken': 'More requests have been taken already; the limit cannot be lower',
  'invalid-time': 'Write a time as 09:00',
  'before-opening': 'Closing has to be later than opening',
  'outside-hours': 'Lunch has to lie within the business hours',
  'before-lunch': 'Lunch has to end after it begins',
  'invalid-path': 'Enter a path of this site, such as /kategoriler/otomobil',
  'unknown-path': 'This site has no such page',
  'existing-path': 'There is a page at this address; a redirect would hide it',
  'path-chain': 'This address is redirected as well; to avoid a chain, enter the last address itself',
  'path-loop': 'This redirect would lead back to where it begins',
  'formula-without-value':
    'The file does not have the result of the formula; open and save it in a spreadsheet',
  'unclear-number': 'It may be a thousand or a fraction; choose the decimal sign of the column',
  'repeated-row': 'This record stands earlier in the file already',
  contradictory: 'This is at odds with another field of the campaign',
  'not-a-yes-or-no': 'Enter yes or no',
  'changed-since-check': 'Somebody changed the record after it was checked',
};
