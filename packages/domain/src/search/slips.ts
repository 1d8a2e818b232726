// Adjacent keys of Turkish keyboards, in folded letters.
const rows = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];
const beside = new Map<string, Set<string>>();
for (const row of rows) {
  for (const [place, letter] of [...row].entries()) {
    const others = [row[place - 1], row[place + 1]].filter((one) => one !== undefined);
    beside.set(letter, new Set([...(beside.get(letter) ?? []), ...others]));
  }
}

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
  const from = [...typed];
  const to = [...meant];
  let beforeLast: readonly number[] = [];
  let last: number[] = [0];
  for (const [j, letter] of to.entries()) last.push(costAt(last, j) + costOfMissing(letter, to[j - 1]));
  for (const [i, letter] of from.entries()) {
    const row = [costAt(last, 0) + costOfExtra(letter, from[i - 1])];
    for (const [j, wanted] of to.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === wanted && letter !== wanted;
      row.push(
        Math.min(
          costAt(last, j + 1) + costOfExtra(letter, from[i - 1]),
          costAt(row, j) + costOfMissing(wanted, to[j - 1]),
          costAt(last, j) + costOfChange(letter, wanted),
          isSwapped ? costAt(beforeLast, j - 1) + swapped : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return costAt(last, to.length);
}

function costAt(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}

function costOfExtra(letter: string, before: string | undefined): number {
  return letter === before ? twice : 1;
}

function costOfMissing(letter: string, before: string | undefined): number {
  if (letter === before) return twice;
  return /[aeiou]/.test(letter) ? leftOutVowel : 1;
}

function costOfChange(letter: string, wanted: string): number {
  if (letter === wanted) return 0;
  return beside.get(letter)?.has(wanted) ? wrongKey : 1;
}

/** Returns the highest distance at which a word of this length is still taken as a typing error. */
function mostSlips(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 5) return 1;
  // Two wrong letters of six make another word: "çeyrek" is no "çekmek".
  if (letters < 7) return 1.9;
  return letters < 9 ? 2 : 2.6;
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
    const slips = slipsBetween(typed, word) + (word[0] === typed[0] ? 0 : otherBeginning);
    if (slips <= Math.min(most, mostSlips(word.length))) near.push({ word, slips });
  }
  const sorted = near.toSorted((left, right) => left.slips - right.slips);
  const best = sorted[0]?.slips ?? 0;
  const likely = sorted.filter(({ slips }) => slips <= best + asLikely);
  return [...new Map(likely.map((one) => [one.word, one])).values()].slice(0, mostNear);
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
