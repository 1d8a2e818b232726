import { expect, it } from 'vitest';
import { typedAmount } from './amount-typing.ts';

/** The bar marks the caret. */
function typing(text: string) {
  return { text: text.replace('|', ''), caret: text.indexOf('|') };
}

it.each([
  ['a first digit', '', '1|', '1|'],
  ['a digit that makes a separator', '100', '1000|', '1.000|'],
  ['a digit in the middle', '1.000', '15|.000', '15|.000'],
  ['a digit that moves the separators', '100.000', '1200|.000', '1.200|.000'],
  ['a letter', '1.000', '1.000a|', '1.000|'],
  ['a pasted amount', '', '250.000 TL|', '250.000|'],
  ['a pasted amount with kuruş', '', '1.000,50|', '1.000|'],
  ['a pasted amount with kuruş behind a dot', '', '100000.50|', '100.000|'],
  ['a deleted digit', '1.000', '100|', '100|'],
  ['a deleted digit in the middle', '1.234', '1.2|4', '12|4'],
  ['a deleted separator', '1.234', '1|234', '|234'],
  ['leading zeros', '', '007|', '7|'],
  ['everything deleted', '5', '|', '|'],
])('%s: "%s" becomes "%s", shown as "%s"', (_, before, after, shown) => {
  const { text, caret } = typedAmount(before, typing(after));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
});
