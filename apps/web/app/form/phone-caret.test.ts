import { phoneInput, shownPhone } from '@ayrac/domain/account/identity.ts';
import { expect, it } from 'vitest';
import { caretAfter, digitsBefore } from './phone-caret.ts';

/** Types into the field and returns its text, with the caret as `|`. */
function typed(text: string): string {
  const caret = text.indexOf('|');
  const raw = text.replace('|', '');
  const shown = shownPhone(phoneInput(raw));
  const at = caretAfter(digitsBefore(caret, raw), shown);
  return `${shown.slice(0, at)}|${shown.slice(at)}`;
}

it.each([
  ['the fourth digit', '5321|', '532 1|'],
  ['a digit in the middle', '532 19|45 67', '532 19|4 56 7'],
  ['a deletion in the middle', '53|45', '53|4 5'],
  ['the deletion of a space', '532|145', '532| 145'],
  ['a pasted number with country code', '+90 532 145 67 89|', '532 145 67 89|'],
  ['a letter', '532 a|', '532|'],
])('the caret keeps its position after %s', (_case, input, shown) => {
  expect(typed(input)).toBe(shown);
});
