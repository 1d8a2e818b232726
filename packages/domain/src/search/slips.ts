// Adjacent keys of Turkish keyboards, in folded letters.
const rows = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];
/** Bit set of the letters beside each letter. */
const beside: number[] = [];
for (const row of rows) {
  for (let place = 0; place < row.length; place += 1) {
    const others = lettersOf(row.slice(Math.max(0, place - 1), place + 2));
    beside[letterAt(row, place)] = (beside[letterAt(row, place)] ?? 0) | others;
  }
}

const vowels = 'aeiou';

const wrongKey = 0.6;
const leftOutVowel = 0.55;
const twice = 0.5;
const swapped = 0.8;
/** Lowest cost of a letter that the other word does not have at all. */
const leastForNewLetter = Math.min(wrongKey, leftOutVowel);

const noLetter = -1;

/**
 * Returns the weighted edit distance between two words; lower means a likelier typing error. An extra, missing, wrong
 * or transposed letter costs at most 1; an adjacent key, a doubled letter and a missing vowel cost less. (Optimal
 * string alignment: no letter is changed twice.) Infinite as soon as it is known to be above `most`.
 */
export function slipsBetween(typed: string, meant: string, most = Number.POSITIVE_INFINITY): number {
  const missing: number[] = [];
  for (let j = 0; j < meant.length; j += 1) missing.push(costOfMissing(meant, j));
  // Costs of the beginnings of `meant` against the last two beginnings of `typed` and the next one.
  let beforeLast: number[] = [];
  let last: number[] = [0];
  let row: number[] = [];
  for (const [j, cost] of missing.entries()) last.push(at(last, j) + cost);
  for (let i = 0; i < typed.length; i += 1) {
    const letter = letterAt(typed, i);
    const before = i === 0 ? noLetter : letterAt(typed, i - 1);
    const extra = letter === before ? twice : 1;
    let expectedBefore = noLetter;
    let least = at(last, 0);
    row[0] = least + extra;
    for (let j = 0; j < meant.length; j += 1) {
      const expected = letterAt(meant, j);
      let cost = at(last, j);
      if (letter !== expected) {
        cost += costOfChange(letter, expected);
        if (letter === expectedBefore && before === expected)
          cost = Math.min(cost, at(beforeLast, j - 1) + swapped);
      }
      cost = Math.min(cost, at(last, j + 1) + extra, at(row, j) + at(missing, j));
      row[j + 1] = cost;
      least = Math.min(least, cost, at(last, j + 1));
      expectedBefore = expected;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return at(last, meant.length);
}

/** Returns the place of a letter in the alphabet, from 0. Other characters are outside of 0 to 25. */
function letterAt(word: string, place: number): number {
  return word.charCodeAt(place) - 97;
}

function at(costs: readonly number[], place: number): number {
  return costs[place] ?? Number.POSITIVE_INFINITY;
}

function costOfMissing(meant: string, place: number): number {
  if (meant[place] === meant[place - 1]) return twice;
  return vowels.includes(meant.charAt(place)) ? leftOutVowel : 1;
}

function costOfChange(letter: number, expected: number): number {
  const isLetter = expected >= 0 && expected < 26;
  return isLetter && ((beside[letter] ?? 0) >> expected) & 1 ? wrongKey : 1;
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
/** How much farther than the best another word may be: a missing letter costs 0.45 more than a missing vowel. */
const asLikely = 0.5;
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
      const beginningCost = word[0] === typed[0] ? 0 : otherBeginning;
      const limit = Math.min(most, mostSlips(word.length), best + asLikely) - beginningCost;
      if (isFar(own, other, limit)) continue;
      const slips = slipsBetween(own.spoken, other.spoken, limit);
      if (slips <= limit) add(word, slips + beginningCost);
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
  for (let place = 0; place < word.length; place += 1) letters |= 1 << letterAt(word, place);
  return letters;
}

/** Counts the bits that are set, those of pairs, then fours, then bytes at once. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
