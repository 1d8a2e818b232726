// Adjacent keys of Turkish keyboards, in folded letters.
const rows = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];
const beside = new Map<string, Set<string>>();
for (const row of rows) {
  for (const [place, letter] of [...row].entries()) {
    const others = [row[place - 1], row[place + 1]].filter((one) => one !== undefined);
    beside.set(letter, new Set([...(beside.get(letter) ?? []), ...others]));
  }
}

const vowels = 'aeiou';

const wrongKey = 0.6;
const leftOutVowel = 0.55;
const twice = 0.5;
const swapped = 0.8;

/**
 * Returns the weighted edit distance between two words; lower means a likelier typing error. An extra, missing, wrong
 * or transposed letter costs at most 1; an adjacent key, a doubled letter and a missing vowel cost less. (Optimal
 * string alignment: no letter is changed twice.)
 */
export function slipsBetween(typed: string, meant: string): number {
  // Costs of the beginnings of `meant` against the last two beginnings of `typed` and the next one.
  let beforeLast: number[] = [];
  let last: number[] = [0];
  let row: number[] = [];
  for (let j = 0; j < meant.length; j += 1) last.push(costAt(last, j) + costOfMissing(meant, j));
  for (let i = 0; i < typed.length; i += 1) {
    row[0] = costAt(last, 0) + costOfExtra(typed, i);
    for (let j = 0; j < meant.length; j += 1) {
      row[j + 1] = Math.min(
        costAt(last, j + 1) + costOfExtra(typed, i),
        costAt(row, j) + costOfMissing(meant, j),
        costAt(last, j) + costOfChange(typed[i], meant[j]),
        isSwapped(typed, i, meant, j) ? costAt(beforeLast, j - 1) + swapped : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return costAt(last, meant.length);
}

function costAt(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}

function costOfExtra(typed: string, place: number): number {
  return typed[place] === typed[place - 1] ? twice : 1;
}

function costOfMissing(meant: string, place: number): number {
  if (meant[place] === meant[place - 1]) return twice;
  return vowels.includes(meant.charAt(place)) ? leftOutVowel : 1;
}

function costOfChange(letter = '', expected = ''): number {
  if (letter === expected) return 0;
  return beside.get(letter)?.has(expected) ? wrongKey : 1;
}

function isSwapped(typed: string, i: number, meant: string, j: number): boolean {
  if (i === 0 || j === 0 || typed[i] === meant[j]) return false;
  return typed[i] === meant[j - 1] && typed[i - 1] === meant[j];
}

/** Returns the highest distance at which a word of this length is still taken as a typing error. */
function mostSlips(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 5) return 1;
  // Two wrong letters of eight make another word: "çeyrek" is no "çekmek", "çekiliş" no "çekimlik".
  return letters < 9 ? 1.9 : 2.6;
}

/** Possible correction of a word, with its distance. */
export interface NearWord {
  readonly word: string;
  readonly slips: number;
}

const otherBeginning = 0.3;
const withoutVowels = 0.9;
const mostLettersApart = 5;
const asLikely = 0.35;
const mostNear = 6;

/** Returns the words that were most likely meant, the likeliest first. Empty when none is close enough. */
export function nearWords(typed: string, words: Iterable<string>): NearWord[] {
  const most = mostSlips(typed.length);
  const letters = lettersOf(typed);
  const isSkeleton = typed.length > 2 && !/[aeiou]/.test(typed);
  const near: NearWord[] = [];
  for (const word of words) {
    if (isSkeleton && word.replace(/[aeiou]/g, '') === typed) near.push({ word, slips: withoutVowels });
    if (
      Math.abs(word.length - typed.length) > most + 1 ||
      bitsOf(letters ^ lettersOf(word)) > mostLettersApart
    )
      continue;
    const slips = slipsBetween(spoken(typed), spoken(word)) + (word[0] === typed[0] ? 0 : otherBeginning);
    if (slips <= Math.min(most, mostSlips(word.length))) near.push({ word, slips });
  }
  const sorted = near.toSorted((left, right) => left.slips - right.slips);
  const best = sorted[0]?.slips ?? 0;
  const likely = sorted.filter(({ slips }) => slips <= best + asLikely);
  return [...new Map(likely.map((one) => [one.word, one])).values()].slice(0, mostNear);
}

/** Writes a word as it is spoken: "Netflix" is also typed "netfliks". */
function spoken(word: string): string {
  return word.replaceAll('x', 'ks');
}

/**
 * Returns the letters of a word as a bit set. Words whose sets differ too much are skipped without computing the
 * distance.
 */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) - 97);
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count += 1;
  return count;
}
