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
/** Lowest cost of a letter that the other word does not have at all. */
const leastForNewLetter = Math.min(wrongKey, leftOutVowel);

/**
 * Returns the weighted edit distance between two words; lower means a likelier typing error. An extra, missing, wrong
 * or transposed letter costs at most 1; an adjacent key, a doubled letter and a missing vowel cost less. (Optimal
 * string alignment: no letter is changed twice.) Infinite as soon as it is known to be above `most`.
 */
export function slipsBetween(typed: string, meant: string, most = Number.POSITIVE_INFINITY): number {
  // Costs of the beginnings of `meant` against the last two beginnings of `typed` and the next one.
  let beforeLast: number[] = [];
  let last: number[] = [0];
  let row: number[] = [];
  for (let j = 0; j < meant.length; j += 1) last.push(costAt(last, j) + costOfMissing(meant, j));
  for (let i = 0; i < typed.length; i += 1) {
    const extra = costOfExtra(typed, i);
    let least = costAt(last, 0);
    row[0] = least + extra;
    for (let j = 0; j < meant.length; j += 1) {
      row[j + 1] = Math.min(
        costAt(last, j + 1) + extra,
        costAt(row, j) + costOfMissing(meant, j),
        costAt(last, j) + costOfChange(typed[i], meant[j]),
        isSwapped(typed, i, meant, j) ? costAt(beforeLast, j - 1) + swapped : Number.POSITIVE_INFINITY,
      );
      least = Math.min(least, costAt(row, j + 1), costAt(last, j + 1));
    }
    if (least > most) return Number.POSITIVE_INFINITY;
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

/** A word with what comparisons need of it. */
interface Comparable {
  readonly word: string;
  readonly spoken: string;
  /** The letters as spoken, as a bit set. */
  readonly letters: number;
}

/** Words with which typed ones are compared. */
export type Vocabulary = readonly Comparable[];

/** Prepares words for comparisons. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  return Array.from(words, comparable);
}

function comparable(word: string): Comparable {
  const spoken = asSpoken(word);
  return { word, spoken, letters: lettersOf(spoken) };
}

/** Returns the words that were most likely meant, the likeliest first. Empty when none is close enough. */
export function nearWords(typed: string, vocabularies: readonly Vocabulary[]): NearWord[] {
  const own = comparable(typed);
  const most = mostSlips(typed.length);
  const isSkeleton = typed.length > 2 && !/[aeiou]/.test(typed);
  const near: NearWord[] = [];
  let best = Number.POSITIVE_INFINITY;
  const add = (word: string, slips: number) => {
    near.push({ word, slips });
    best = Math.min(best, slips);
  };
  for (const vocabulary of vocabularies) {
    for (const other of vocabulary) {
      const { word } = other;
      if (isSkeleton && word.replace(/[aeiou]/g, '') === typed) add(word, withoutVowels);
      if (Math.abs(word.length - typed.length) > most + 1) continue;
      const limit = Math.min(most, mostSlips(word.length), best + asLikely);
      if (isFar(own, other, limit)) continue;
      const slips =
        slipsBetween(own.spoken, other.spoken, limit) + (word[0] === typed[0] ? 0 : otherBeginning);
      if (slips <= limit) add(word, slips);
    }
  }
  const sorted = near.toSorted((left, right) => left.slips - right.slips);
  const likely = sorted.filter(({ slips }) => slips <= best + asLikely);
  return [...new Map(likely.map((one) => [one.word, one])).values()].slice(0, mostNear);
}

/** Whether the letters of two words alone show that their distance is above the limit. */
function isFar(typed: Comparable, meant: Comparable, limit: number): boolean {
  const extra = bitsOf(typed.letters & ~meant.letters);
  const missing = bitsOf(meant.letters & ~typed.letters);
  // A change replaces a letter that is only in one word by one that is only in the other.
  return extra + missing > mostLettersApart || Math.max(extra, missing) * leastForNewLetter > limit;
}

/** Writes a word as it is spoken: "Netflix" is also typed "netfliks". */
function asSpoken(word: string): string {
  return word.replaceAll('x', 'ks');
}

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
