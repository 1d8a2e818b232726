import { formatAmountInput, parseAmount } from '@ayrac/domain/loan/loan.ts';

/** Content of a text field and position of its caret. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

/** Returns the typed amount and its formatted text. The caret keeps the number of digits after it. */
export function typedAmount(before: string, typing: Typing): Typing & { readonly amount: number | null } {
  const { text, caret } = withMeantDeletion(before, typing);
  const amount = parseAmount(text);
  const shown = formatAmountInput(amount);
  return { amount, text: shown, caret: placeBefore(shown, digitsOf(text.slice(caret)).length) };
}

/** Deleting a separator deletes the digit before it. */
function withMeantDeletion(before: string, { text, caret }: Typing): Typing {
  const separatorAlone = before.length === text.length + 1 && digitsOf(before) === digitsOf(text);
  if (!separatorAlone || caret === 0) return { text, caret };
  return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Returns the position with the given number of digits after it, before a separator rather than after it. */
function placeBefore(text: string, digits: number): number {
  let place = text.length;
  for (let left = digits; left > 0 && place > 0; place -= 1) {
    if (text.charAt(place - 1) !== '.') left -= 1;
  }
  return text.charAt(place - 1) === '.' ? place - 1 : place;
}
