import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { readWholeNumber } from '@ayrac/domain/text/typed-number.ts';
import type { BlankGroup } from './blank-group.ts';

type Choice = BlankGroup['choices'][number];

/** Removes what does not matter when searching: case, accents, and the separators of a number such as 2.000.000. */
const plain = (text: string) => foldTurkish(text).replaceAll(/(?<=\d) (?=\d)/g, '');

/** Returns the typed text as it is compared. Of an amount, only the lira count: `25.000,50 TL` is `25000`. */
function readTyped(typed: string): string {
  const number = readWholeNumber(typed);
  return number === null ? plain(typed) : String(number);
}

/** Whether a choice contains each of the typed words. */
export function isMatch(name: string, typed: string): boolean {
  const text = plain(name);
  return readTyped(typed)
    .split(' ')
    .every((word) => text.includes(word));
}

/**
 * Returns the choice that somebody means who types and goes on without choosing from the list: the one of that name,
 * else the only match. Returns undefined if several match.
 */
export function findMeant(choices: readonly Choice[], typed: string): Choice | undefined {
  const named = choices.find(({ name }) => plain(name) === readTyped(typed));
  if (named !== undefined) return named;
  const matches = choices.filter(({ name }) => isMatch(name, typed));
  return matches.length === 1 ? matches[0] : undefined;
}
