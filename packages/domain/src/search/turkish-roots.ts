/** Possible roots of a folded word, and whether the word is an inflected form of the root or derived from it. */
export type Roots = ReadonlyMap<string, RootKind>;
type RootKind = 'form' | 'derived';

/** Position of an ending after the stem. Each occurs once, except that derivations may follow each other. */
type Place = 'derivation' | 'verbal-noun' | 'plural' | 'owner' | 'case' | 'ki';

interface Ending {
  readonly endings: RegExp;
  /** Required end of the remaining word. */
  readonly after: RegExp;
  readonly places: readonly Place[];
  /** Whether the ending ignores vowel harmony. */
  readonly isForeign?: true;
  /** Letters that replace the ending when it is removed. */
  readonly instead?: string;
}

const places: readonly Place[] = ['derivation', 'verbal-noun', 'plural', 'owner', 'case', 'ki'];

const vowel = /[aeiou]$/;
const consonant = /[^aeiou]$/;
const any = /.$/;

// Endings of folded nouns, mainly Turkish, removed one at a time.
const endings: readonly Ending[] = [
  { endings: /ki$/, after: /(?:[dt][ae]|n)$/, places: ['ki'], isForeign: true },
  { endings: /(?:d[ae]n?|l[ae]|c[ae])$/, after: any, places: ['case'] },
  { endings: /t[ae]n?$/, after: /[fhkpstc]$/, places: ['case'] },
  { endings: /(?:nd[ae]n?|n[iu]n?|n[ae]|y[aeiu]|yl[ae])$/, after: vowel, places: ['case'] },
  // Abbreviations are spelled out, so they end in a vowel when spoken: "lgsye", "bmwde".
  {
    endings: /(?:y[aeiu]|n[iu]n|yl[ae]|[dt][ae]n?)$/,
    after: /^[^aeiou]{2,5}$/,
    places: ['case'],
    isForeign: true,
  },
  { endings: /s[iu]$/, after: /^[^aeiou]{2,5}$/, places: ['owner'], isForeign: true },
  { endings: /l[ae]r$/, after: /^[^aeiou]{2,5}$/, places: ['plural'], isForeign: true },
  { endings: /[ae]$/, after: consonant, places: ['case'] },
  { endings: /(?:[iu]|[iu]n)$/, after: consonant, places: ['owner', 'case'] },
  { endings: /(?:s[iu]|m[iu]z|n[iu]z)$/, after: vowel, places: ['owner'] },
  { endings: /m$/, after: /.{3}[aeiou]$/, places: ['owner'] },
  { endings: /[iu](?:m|m[iu]z|n[iu]z)$/, after: consonant, places: ['owner'] },
  { endings: /l[ae]r$/, after: any, places: ['plural'] },
  // English plurals. Nothing follows them.
  { endings: /s$/, after: /.{3}[^s]$/, places: ['plural'] },
  { endings: /es$/, after: /.{2}(?:s|x|z|ch|sh|o)$/, places: ['plural'], isForeign: true },
  { endings: /ies$/, after: /.{3}$/, places: ['plural'], isForeign: true, instead: 'y' },
  { endings: /(?:l[iu][kg]?|c[iu])$/, after: any, places: ['derivation'] },
  { endings: /m[ae][kg]?$/, after: /.{3}[aeiou].?$/, places: ['verbal-noun'] },
  // Verbs in the first person: "kiralayacağım", "kiralayayım", "kiralasam", "taşıyorum". Before "-iyor" a stem loses its
  // last vowel.
  { endings: /y?[ae]c[ae]g[iu][mz]$/, after: /.{4}$/, places: ['verbal-noun'] },
  { endings: /y?[ae]y[iu]m$/, after: /.{4}$/, places: ['verbal-noun'] },
  { endings: /s[ae][mk]$/, after: /.{4}$/, places: ['verbal-noun'] },
  { endings: /yoru[mz]$/, after: /.{3}[iu]$/, places: ['verbal-noun'] },
  { endings: /[iu]yoru[mz]$/, after: /.{4}$/, places: ['verbal-noun'] },
  { endings: /[iu]yoru[mz]$/, after: /.{4}$/, places: ['verbal-noun'], instead: 'a' },
  { endings: /[iu]yoru[mz]$/, after: /.{4}$/, places: ['verbal-noun'], instead: 'e' },
];

const shortestRoot = 2;
const firstOfPair: Readonly<Record<string, string>> = { p: 'b', k: 'g', t: 'd' };

/** Unifies the consonants that change before an ending, so that `kitap` and `kitabı` have the same root. */
function hardened(word: string): string {
  // Short names of banks: "işbank".
  const short = word.replace(/banka$/, 'bank');
  const first = firstOfPair[short.slice(-1)];
  return first === undefined ? short : short.slice(0, -1) + first;
}

/**
 * Whether an ending may follow the rest of a word by vowel harmony, as far as folded vowels tell: only u follows o and u,
 * and only i the others; where both have a or e, they must agree.
 */
function isInHarmony(rest: string, ending: string): boolean {
  const [last = ''] = rest.match(/[aeiou](?=[^aeiou]*$)/) ?? [];
  const [first] = ending.match(/[aeiou]/) ?? [];
  if ((first === 'i' || first === 'u') && first !== (/[ou]/.test(last) ? 'u' : 'i')) return false;
  const [low] = ending.match(/[ae]/) ?? [];
  // Loan words that end in l or t break the rule: "saatler", "hâller".
  return low === undefined || (last !== 'a' && last !== 'e') || last === low || /[lt]$/.test(rest);
}

// Nouns that lose their last vowel before an ending that begins with a vowel: `ağız`, `ağzı`.
const losing = new Set(
  'agiz burun boyun beyin alin omuz gogus karin omur sehir resim isim izin akil fikir nehir nakit sekil keyif kayit vakit kisim metin hacim ritim'.split(
    ' ',
  ),
);

// Nouns that double their last consonant before an ending that begins with a vowel: `hat`, `hattı`.
const doubling = new Set(['hat', 'hak', 'zam', 'sir', 'tip']);

// Alternative spellings. Visitors also search for the names that every object has: "constructor".
const otherSpellings = new Map([
  ['makina', 'makine'],
  ['hastahane', 'hastane'],
  ['dersane', 'dershane'],
  ['doktur', 'doktor'],
  ['eksoz', 'egzoz'],
  ['labtop', 'laptop'],
  ['supriz', 'surpriz'],
]);

/**
 * Returns the rest of a word without one ending, also with the vowel that the ending may have dropped, or without the
 * consonant that it may have doubled.
 */
function restsOf(word: string, { endings: pattern, after, instead = '', isForeign }: Ending): string[] {
  const at = word.search(pattern);
  const rest = at < 0 ? '' : word.slice(0, at);
  if (rest.length < shortestRoot || !after.test(rest)) return [];
  if (!isForeign && !(/[aeiou]/.test(rest) && isInHarmony(rest, word.slice(at)))) return [];
  const whole = ['i', 'u'].map((one) => rest.slice(0, -1) + one + rest.slice(-1));
  const single = rest.slice(0, -1);
  return [
    rest + instead,
    ...whole.filter((one) => losing.has(one)),
    ...(rest.at(-1) === rest.at(-2) && doubling.has(single) ? [single] : []),
  ];
}

/** Whether an ending at this position may precede the one after it. Turkish endings have a fixed order. */
function mayPrecede(place: Place, last: Place | undefined): boolean {
  if (last === undefined || last === 'ki') return true;
  return places.indexOf(place) < places.indexOf(last) || (place === 'derivation' && last === 'derivation');
}

function findRoots(word: string): Roots {
  const roots = new Map<string, RootKind>();
  const cut = (rest: string, kind: RootKind, last: Place | undefined) => {
    const root = hardened(otherSpellings.get(rest) ?? rest);
    if (roots.get(root) !== 'form') roots.set(root, kind);
    if (/\d/.test(rest)) return;
    for (const ending of endings) {
      const open = ending.places.filter((place) => mayPrecede(place, last));
      for (const left of open.length === 0 ? [] : restsOf(rest, ending)) {
        for (const place of open) cut(left, place === 'derivation' ? 'derived' : kind, place);
      }
    }
  };
  cut(word, 'form', undefined);
  return roots;
}

const mostKnown = 20_000;
const known = new Map<string, Roots>();

/**
 * Returns the possible roots of a folded word, including itself, without the endings of Turkish nouns and with a
 * unified last consonant: for `kitaplarımızdan` also `kitab`.
 */
export function rootsOf(word: string): Roots {
  const there = known.get(word);
  if (there !== undefined) return there;
  const roots = findRoots(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, roots);
  return roots;
}

const shortestSharedRoot = 3;
/**
 * Shortest word from which another counts as derived. One that shares a shorter root is less similar: "kotluk" is rather
 * a misspelt "koltuk" than made of "kot".
 */
const shortestDerivedFrom = 4;

/**
 * Returns how similar a folded query word is to a written one, from 0 to 1: equal, a form of the other, forms of the
 * same word, or derived. It is not symmetric: a search for `gözlükçü` may mean `gözlük`, but one for `kitap` hardly
 * means `kitaplık`.
 */
export function likenessOf(queried: string, written: string): number {
  if (queried === written) return 1;
  const [own, other] = [rootsOf(queried), rootsOf(written)];
  const [toWritten, toQueried] = [own.get(hardened(written)), other.get(hardened(queried))];
  if (toWritten === 'form' || toQueried === 'form') return 0.97;
  if (toWritten === 'derived' && written.length >= shortestDerivedFrom) return 0.88;
  let best = toQueried === 'derived' ? 0.7 : 0;
  for (const [root, kind] of own) {
    const there = root.length < shortestSharedRoot ? undefined : other.get(root);
    if (there !== undefined) best = Math.max(best, there === 'derived' ? 0.6 : kind === 'form' ? 0.92 : 0.8);
  }
  return best;
}

const cases = /^(?:y?[aeiu]|n?[iu]n|n?[dt][ae]n?|y?l[ae])$/;

/** Whether a folded word is another one with a case ending, and no other: `garantiden`, but not `garantili`. */
export function isInCase(word: string, of: string): boolean {
  return word.startsWith(of) && cases.test(word.slice(of.length));
}
