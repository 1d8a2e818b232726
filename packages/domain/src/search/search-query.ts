import { foldTurkish } from '../text/turkish.ts';

const longestTerm = 100;
const mostWords = 8;
const shortestStem = 4;

/** Reads the search box: whitespace collapsed, trimmed, at most 100 characters. Undefined when empty. */
export function searchTerm(raw: string | null | undefined): string | undefined {
  const signs = [
    ...(raw ?? '')
      .slice(0, longestTerm * 10)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  const term = signs.slice(0, longestTerm).join('').trim();
  return term === '' ? undefined : term;
}

/**
 * Returns the folded words of a search term without duplicates, at most 8. Suffixes after an apostrophe ("BMW'nin")
 * carry no meaning and are dropped.
 */
export function queryWords(term: string): string[] {
  const withoutSuffixes = term.replace(/([\p{L}\p{N}]{2})['’ʼ`´]\p{L}{1,6}(?!\p{L})/gu, '$1 ');
  const words = [...new Set(foldTurkish(withoutEnglishIs(withoutSuffixes)).split(' '))];
  return words.filter((word) => word !== '').slice(0, mostWords);
}

const englishSentence =
  /(?<!\p{L})(?:my|the|there|this|that|it|what|where|which|how|when|who|broken|dead|cheap|cheapest|best|good|for|with|in)(?!\p{L})/iu;

/** Leaves the verb of an English sentence out: "my phone is broken" is not about İş Bankası. */
function withoutEnglishIs(term: string): string {
  return englishSentence.test(term) ? term.replace(/(?<!\p{L})is(?!\p{L}|\s+bank)/giu, ' ') : term;
}

type Suffix = {
  readonly endings: readonly string[];
  /** Required end of the remaining word. */
  readonly after: RegExp;
  readonly rest: number;
};

const anything = /./;
const vowel = /[aeiou]$/;
const consonant = /[^aeiou]$/;
const hardConsonant = /[fhkpstc]$/;
const closeVowel = /[iu]$/;

// Folded endings of Turkish nouns, longer ones first. `after` protects nouns that only look inflected: "mobilya" does
// not end in -ya, nor "sigorta" in -ta. Endings that many uninflected nouns have must leave a longer rest.
const suffixes: readonly Suffix[] = [
  { endings: ['ndan', 'nden', 'nda', 'nde'], after: closeVowel, rest: 4 },
  { endings: ['ki'], after: /[dt][ae]$/, rest: 4 },
  { endings: ['lar', 'ler'], after: anything, rest: 4 },
  { endings: ['dan', 'den'], after: anything, rest: 4 },
  { endings: ['tan', 'ten', 'ta', 'te'], after: hardConsonant, rest: 4 },
  { endings: ['nin', 'nun'], after: vowel, rest: 4 },
  { endings: ['yla', 'yle', 'yi', 'yu', 'ya', 'ye', 'si', 'su'], after: vowel, rest: 4 },
  { endings: ['da', 'de', 'li', 'lu', 'ci', 'cu'], after: anything, rest: 4 },
  { endings: ['na', 'ne', 'ni', 'nu'], after: closeVowel, rest: 5 },
  { endings: ['la', 'le', 'in', 'un'], after: consonant, rest: 5 },
  { endings: ['i', 'u'], after: consonant, rest: 4 },
  { endings: ['a', 'e'], after: consonant, rest: 5 },
];

// The noun of a passive verb, which folding makes look like "-li" with a possessive: "çekilişi", "açılışı".
const passiveNoun = /.{2}[iu]l[iu]s[iu]$/;

function withoutSuffix(word: string): string | undefined {
  if (passiveNoun.test(word)) return word.slice(0, -1);
  for (const { endings, after, rest } of suffixes) {
    const ending = endings.find((candidate) => word.endsWith(candidate));
    if (ending === undefined) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length >= rest && after.test(stem)) return stem;
  }
  return undefined;
}

function stemOf(word: string): string {
  let stem = word;
  for (let next = withoutSuffix(stem); next !== undefined; next = withoutSuffix(stem)) stem = next;
  return stem;
}

// ç and c are the same letter after folding, so this pair needs no second form.
const otherForm: Readonly<Record<string, string>> = { p: 'b', b: 'p', k: 'g', g: 'k', t: 'd', d: 't' };

/**
 * Returns the prefixes that match the forms of a folded word: its stem of at least four letters without common suffixes
 * and, when the stem ends in p, k, t, b, g or d, the stem with the alternative consonant.
 */
export function stemPrefixes(word: string): string[] {
  const stem = stemOf(word);
  const other = otherForm[stem.slice(-1)];
  if (other === undefined || stem.length < shortestStem) return [stem];
  return [stem, stem.slice(0, -1) + other];
}

const longestShortWord = 3;

// Endings of short words. `I` is i or u, and `A` is a or e, as the last vowel of the word demands.
const endingsAfterVowel = ['sI', 'yI', 'yA', 'nIn', 'm', 'ylA', 'sInA', 'dA', 'dAn'];
const endingsAfterConsonant = ['I', 'A', 'In', 'Im', 'lA', 'IndA'];

/** Returns the inflected forms of a short word. As a prefix it would match half of the catalogue. */
function formsOf(word: string): string[] {
  const hard = hardConsonant.test(word) ? ['tA', 'tAn'] : ['dA', 'dAn'];
  const endings = vowel.test(word) ? endingsAfterVowel : [...endingsAfterConsonant, ...hard];
  const vowels = vowelsAfter(word);
  const soft = word.slice(0, -1) + (otherForm[word.slice(-1)] ?? word.slice(-1));
  const forms = [...endings, 'lI'].flatMap((ending) => {
    const stems = /^[IA]/.test(ending) ? [word, soft] : [word];
    return spellings(ending, vowels).flatMap((one) => stems.map((stem) => stem + one));
  });
  const plurals = spellings('lAr', vowels).map((ending) => `${word}${ending}:*`);
  return [...new Set([word, ...forms, ...plurals])];
}

interface Vowels {
  readonly high: readonly string[];
  readonly low: readonly string[];
}

/**
 * Returns the vowels that may follow a folded word by vowel harmony. Folding merges ı with i, o with ö and u with ü, so
 * only after a and e it is clear which of these follows. Loan words that end in l or t break the rule: "halde".
 */
function vowelsAfter(word: string): Vowels {
  const [last] = word.match(/[aeiou](?=[^aeiou]*$)/) ?? [];
  if (last === undefined) return { high: ['i', 'u'], low: ['a', 'e'] };
  const isClear = last === 'e' || (last === 'a' && !/[lt]$/.test(word));
  return { high: 'ou'.includes(last) ? ['u'] : ['i'], low: isClear ? [last] : ['a', 'e'] };
}

function spellings(ending: string, { high, low }: Vowels): string[] {
  return high.flatMap((one) => low.map((other) => ending.replaceAll('I', one).replaceAll('A', other)));
}

/** Options for searching words. */
export interface TsQueryOptions {
  /**
   * Whether short words match only in their inflected forms. Otherwise they match as prefixes, as needed while typing.
   */
  readonly isWhole?: boolean;
}

// "Altı" means "below", too, "bes" is also the private pension, and "bir", "on" are small words.
const numerals: readonly (readonly [number: string, ...words: readonly string[]])[] = [
  ['2', 'iki', 'two'],
  ['3', 'uc', 'three'],
  ['4', 'dort', 'four'],
  ['5', 'five'],
  ['7', 'yedi', 'seven'],
  ['8', 'sekiz', 'eight'],
  ['9', 'dokuz', 'nine'],
];
const otherNumerals: ReadonlyMap<string, readonly string[]> = new Map(
  numerals.flatMap(([number, ...words]) => [
    [number, words] as [string, string[]],
    ...words.map((word): [string, string[]] => [word, [number]]),
  ]),
);

/** Writes a small number in digits. Returns other words as they are. */
export function inDigits(word: string): string {
  return /^\p{L}/u.test(word) ? (otherNumerals.get(word)?.[0] ?? word) : word;
}

/** Matches a small number in digits and in words: "4 mevsim" is also written "dört mevsim". */
function termOf(word: string, options: TsQueryOptions): string {
  const others = otherNumerals.get(word);
  return others === undefined
    ? plainTerm(word, options)
    : `(${[plainTerm(word, options), ...others].join(' | ')})`;
}

function plainTerm(word: string, { isWhole = false }: TsQueryOptions): string {
  if (/^\p{N}+$/u.test(word)) return numberTerm(word);
  if (isWhole && word.length <= longestShortWord && /^\p{L}+$/u.test(word))
    return `(${formsOf(word).join(' | ')})`;
  const prefixes = stemPrefixes(word).map((prefix) => `${prefix}:*`);
  return prefixes.length > 1 ? `(${prefixes.join(' | ')})` : prefixes.join('');
}

/** Matches a number as a whole, and also when grouped by thousands: 25200 matches "25.200". */
function numberTerm(word: string): string {
  if (word.length < 4 || word.startsWith('0')) return word;
  return `(${word} | (${word.replace(/\B(?=(?:\d{3})+$)/g, ' <-> ')}))`;
}

/**
 * Writes words as a text search query (`tsquery`) of PostgreSQL: `(kitap:* | kitab:*) & 50`, numbers as a whole.
 * Words are folded again, so that only letters and digits remain. Undefined when none is left.
 */
export function toTsQuery(words: readonly string[], options: TsQueryOptions = {}): string | undefined {
  const terms = words.flatMap((word) => queryWords(foldTurkish(word))).map((word) => termOf(word, options));
  return terms.length > 0 ? terms.join(' & ') : undefined;
}
