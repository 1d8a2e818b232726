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
  ['a pasted amount with kuruş', '', '1.000,50|', '1.000,50|'],
  ['a pasted amount with kuruş behind a dot', '', '100000.50|', '100.000,50|'],
  ['a deleted digit', '1.000', '100|', '100|'],
  ['a deleted digit in the middle', '1.234', '1.2|4', '12|4'],
  ['a deleted separator', '1.234', '1|234', '|234'],
  ['leading zeros', '', '007|', '7|'],
  ['everything deleted', '5', '|', '|'],
  ['a pasted amount over another one', '100.000', '100000.50|', '100.000,50|'],
  ['a pasted amount in words', '', '250 bin TL|', '250 bin TL|'],
  ['an amount in words over another one', '100.000', '1,5 milyon|', '1,5 milyon|'],
  ['a space', '100.000', '100.000 |', '100.000 |'],
  ['a scale that is deleted', '250 b', '250 |', '250|'],
  ['pasted kuruş', '100.000', '100.000,50|', '100.000,50|'],
  ['the same amount without separators over another one', '100.000', '100000|', '100.000|'],
  ['a separator', '100.000', '100.000.|', '100.000.|'],
  ['a separator without an amount', '', ',|', '|'],
  ['a separator in the middle', '100.000', '1,|00.000', '1|00.000'],
  ['kuruş', '100.000.', '100.000.5|', '100.000.5|'],
  ['a second separator', '100.000,5', '100.000,5,|', '100.000,5|'],
  ['a letter behind kuruş', '100.000,5', '100.000,5a|', '100.000,5|'],
  ['a digit before kuruş', '100.000,5', '1200|.000,5', '1.200|.000,5'],
  ['a deleted digit before kuruş', '1.000,5', '1.00|,5', '100|,5'],
  ['deleted kuruş', '100.000,5', '100.000,|', '100.000,|'],
  ['a deleted separator at the end', '100.000,', '100.000|', '100.000|'],
  ['a deleted separator before kuruş', '100.000,5', '100.000|5', '100.000|'],
  ['an amount over one with kuruş', '100.000,5', '2|', '2|'],
])('%s: "%s" becomes "%s", shown as "%s"', (_, before, after, shown) => {
  const { text, caret } = typedAmount(before, typing(after));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
});

/** Types each character behind the one before, as people do. */
function typeByHand(typed: string) {
  return [...typed].reduce<ReturnType<typeof typedAmount>>(
    ({ text }, key) => typedAmount(text, { text: `${text}${key}`, caret: text.length + 1 }),
    { amount: null, text: '', caret: 0 },
  );
}

it.each([
  ['100000', 100_000, '100.000'],
  ['100.000', 100_000, '100.000'],
  ['1.250.000', 1_250_000, '1.250.000'],
  ['1,250,000', 1_250_000, '1.250.000'],
  ['1 250 000', 1_250_000, '1.250.000'],
  ['100000.5', 100_000, '100.000.5'],
  ['100000.50', 100_000, '100.000.50'],
  ['100.000.50', 100_000, '100.000.50'],
  ['100000,50', 100_000, '100.000,50'],
  ['100.000,5', 100_000, '100.000,5'],
  ['100.000,50 TL', 100_000, '100.000,50'],
  ['₺999,90', 999, '999,90'],
  ['250 bin', 250_000, '250 bin'],
  ['250bin', 250_000, '250bin'],
  ['1,5 milyon', 1_500_000, '1,5 milyon'],
  ['1500 bin TL', 1_500_000, '1.500 bin TL'],
  ['250 thousand', 250_000, '250 thousand'],
  ['2 million', 2_000_000, '2 million'],
  ['250 lira', 250, '250'],
])('"%s" typed key by key is %s', (typed, amount, text) => {
  expect(typeByHand(typed)).toEqual({ amount, text, caret: text.length });
});
