import { formatAmountInput, parseAmount } from '@ayrac/domain/loan/loan.ts';

/** Content of a text field and position of its caret. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

/**
 * Fraction at the end of what the field shows: a separator with at most two digits. The grouping of thousands never
 * looks like this. It counts for nothing, but has to stay while somebody types: `100.000.5` may become `100.000.50`,
 * which has kuruş, or `100.000.500`, which is a larger amount.
 */
const fraction = /[.,]\d{0,2}$/;

/** A number and the beginning of its scale: `250 b` on the way to `250 bin`. */
const scaling =
  /^\s*(?:₺\s*)?(\d[\d.,]*)\s*(b(?:i|in)?|k|m(?:n|i[a-z]{0,5})?|t(?:h[a-z]{0,6})?)\s*(?:(?<=\s)tl?)?$/iu;

/** Returns the typed amount and its formatted text. The caret keeps the number of digits after it. */
export function typedAmount(shown: string, typing: Typing): Typing & { readonly amount: number | null } {
  const before = shown.replace(/[^\d.,]+$/, '');
  // The space before a scale stays.
  if (typing.text === `${shown} ` && /\d$/.test(shown)) return { amount: parseAmount(shown), ...typing };
  const inWords = scaledAmount(typing);
  if (inWords !== undefined) return inWords;
  if (isPasted(before, typing.text)) return pastedAmount(typing.text);
  const typed = withoutLetters(typing);
  const [begun] = fraction.exec(before) ?? [];
  const [kept] = fraction.exec(typed.text) ?? [];
  if (begun !== undefined && separatorsOf(typed.text) > separatorsOf(before)) {
    // There is no second fraction.
    return withFraction({ text: before, caret: typed.caret - 1 }, begun);
  }
  if (kept !== undefined && (begun !== undefined || typed.text === `${before}${kept}`)) {
    return withFraction(typed, kept);
  }
  const { text, caret } = withMeantDeletion(before, typed);
  return shownAs(parseAmount(digitsOf(text)), { text, caret });
}

/**
 * An amount whose scale is written in words. It stays as typed until the field is left. A scale is clear from its first
 * letter, so the amount does not jump while somebody types the others.
 */
function scaledAmount({ text, caret }: Typing) {
  const [, count, scale] = scaling.exec(text) ?? [];
  if (count === undefined || scale === undefined) return undefined;
  // A "t" may become "thousand" or "TL".
  const whole = /^m/i.test(scale) ? 'milyon' : /^t$/i.test(scale) ? '' : 'bin';
  return { amount: parseAmount(`${count} ${whole}`), text, caret };
}

/** A pasted amount with kuruş is shown as if it had been typed. */
function pastedAmount(pasted: string) {
  const amount = parseAmount(pasted);
  const [, kurus] = /[.,](\d{1,2})\D*$/.exec(pasted) ?? [];
  const text = formatAmountInput(amount) + (amount === null || kurus === undefined ? '' : `,${kurus}`);
  return { amount, text, caret: text.length };
}

function shownAs(amount: number | null, { text, caret }: Typing) {
  const shown = formatAmountInput(amount);
  return { amount, text: shown, caret: placeBefore(shown, digitsOf(text.slice(caret)).length) };
}

function withFraction({ text, caret }: Typing, kept: string) {
  const whole = text.slice(0, -kept.length);
  const afterWhole = Math.max(0, caret - whole.length);
  const shown = shownAs(parseAmount(digitsOf(whole)), { text: whole, caret });
  if (shown.amount === null) return shown;
  return { ...shown, text: `${shown.text}${kept}`, caret: shown.caret + afterWhole };
}

/** Removes what belongs to no amount. */
function withoutLetters({ text, caret }: Typing): Typing {
  const clean = (part: string) => part.replace(/[^\d.,]/g, '');
  return { text: clean(text), caret: clean(text.slice(0, caret)).length };
}

function separatorsOf(text: string): number {
  return text.replace(/\d/g, '').length;
}

/** Deleting a separator of thousands deletes the digit before it, deleting that of a fraction all of the fraction. */
function withMeantDeletion(before: string, { text, caret }: Typing): Typing {
  const deleted = before.charAt(caret);
  const separatorAlone =
    /[.,]/.test(deleted) && before === text.slice(0, caret) + deleted + text.slice(caret);
  if (!separatorAlone || caret === 0) return { text, caret };
  const whole = before.replace(fraction, '');
  if (whole !== before) return { text: whole, caret };
  return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
}

/** Whether a whole amount was put in at once. Typing and deleting leave all other separators where they were. */
function isPasted(before: string, text: string): boolean {
  let same = 0;
  while (same < Math.min(before.length, text.length) && before[same] === text[same]) same += 1;
  let end = 0;
  while (end < Math.min(before.length, text.length) - same && before.at(-1 - end) === text.at(-1 - end))
    end += 1;
  return /\d\D*[.,]|[.,]\D*\d/.test(text.slice(same, text.length - end));
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
