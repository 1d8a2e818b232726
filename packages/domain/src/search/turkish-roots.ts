/** What a folded word may be a form of: the words that are left of it, and whether they are its stem or its origin. */
export type Roots = ReadonlyMap<string, RootKind>;
type RootKind = 'form' | 'derived';

/** Where an ending stands in a word, from its stem on: each of them once, but for what makes other words of words. */
type Place = 'derivation' | 'deed' | 'plural' | 'owner' | 'case' | 'ki';

interface Ending {
  readonly endings: RegExp;
  /** How the rest has to end. */
  readonly after: RegExp;
  readonly places: readonly Place[];
  /** It knows no harmony. */
  readonly isForeign?: true;
  /** What stands in its place without it. */
  readonly instead?: string;
}

const places: readonly Place[] = ['derivation', 'deed', 'plural', 'owner', 'case', 'ki'];

const vowel = /[aeiou]$/;
const consonant = /[^aeiou]$/;
const any = /.$/;

// What is cut from the end of folded nouns, Turkish ones above all, one ending at a time. Folded letters tell high vowels apart no longer, so
// that harmony is asked of a and e alone, where the rest says which of them it is.
const endings: readonly Ending[] = [
  { endings: /ki$/, after: /(?:[dt][ae]|n)$/, places: ['ki'] },
  { endings: /(?:d[ae]n?|l[ae]|c[ae])$/, after: any, places: ['case'] },
  { endings: /t[ae]n?$/, after: /[fhkpstc]$/, places: ['case'] },
  { endings: /(?:nd[ae]n?|n[iu]n?|n[ae]|y[aeiu]|yl[ae])$/, after: vowel, places: ['case'] },
  { endings: /[ae]$/, after: consonant, places: ['case'] },
  { endings: /(?:[iu]|[iu]n)$/, after: consonant, places: ['owner', 'case'] },
  { endings: /(?:s[iu]|m[iu]z|n[iu]z)$/, after: vowel, places: ['owner'] },
  { endings: /m$/, after: /.{3}[aeiou]$/, places: ['owner'] },
  { endings: /[iu](?:m|m[iu]z|n[iu]z)$/, after: consonant, places: ['owner'] },
  { endings: /l[ae]r$/, after: any, places: ['plural'] },
  // English plurals, which stand alone.
  { endings: /s$/, after: /.{3}[^s]$/, places: ['plural'] },
  { endings: /es$/, after: /.{2}(?:s|x|z|ch|sh|o)$/, places: ['plural'], isForeign: true },
  { endings: /ies$/, after: /.{3}$/, places: ['plural'], isForeign: true, instead: 'y' },
  { endings: /(?:l[iu][kg]?|c[iu])$/, after: any, places: ['derivation'] },
  { endings: /m[ae][kg]?$/, after: /.{3}[aeiou].?$/, places: ['deed'] },
];

const shortestRoot = 2;
const firstOfPair: Readonly<Record<string, string>> = { p: 'b', k: 'g', t: 'd' };

/** One letter stands for both of a pair that changes before an ending: `kitap` and `kitabı` have one root. */
function hardened(word: string): string {
  // Banks are called so in short: "işbank".
  const short = word.replace(/banka$/, 'bank');
  const first = firstOfPair[short.slice(-1)];
  return first === undefined ? short : short.slice(0, -1) + first;
}

/** Whether an ending may stand behind a rest: where both say a or e, they have to agree. */
function isInHarmony(rest: string, ending: string): boolean {
  const [last] = rest.match(/[aeiou](?=[^aeiou]*$)/) ?? [];
  const [next] = ending.match(/[ae]/) ?? [];
  // Loan words break the rule with one l or t at their end: "saatler", "hâller".
  return next === undefined || (last !== 'a' && last !== 'e') || last === next || /[lt]$/.test(rest);
}

// Nouns that lose their last vowel before an ending that begins with one: `ağız`, `ağzı`.
const losing = new Set(
  'agiz burun boyun beyin alin omuz gogus karin omur sehir resim isim izin akil fikir nehir nakit sekil keyif kayit vakit kisim metin hacim ritim'.split(
    ' ',
  ),
);

// What is written in two ways.
const otherSpellings: Readonly<Record<string, string>> = {
  makina: 'makine',
  hastahane: 'hastane',
  dersane: 'dershane',
  doktur: 'doktor',
  eksoz: 'egzoz',
  labtop: 'laptop',
  supriz: 'surpriz',
};

/** What is left of a word without one ending, with the vowel that the ending took. */
function restsOf(word: string, { endings: pattern, after, instead = '', isForeign }: Ending): string[] {
  const at = word.search(pattern);
  const rest = at < 0 ? '' : word.slice(0, at);
  if (rest.length < shortestRoot || !/[aeiou]/.test(rest) || !after.test(rest)) return [];
  if (!isForeign && !isInHarmony(rest, word.slice(at))) return [];
  const whole = ['i', 'u'].map((one) => rest.slice(0, -1) + one + rest.slice(-1));
  return [rest + instead, ...whole.filter((one) => losing.has(one))];
}

/** Whether an ending at this place may stand before one at the last place: in Turkish they have one order. */
function mayPrecede(place: Place, last: Place | undefined): boolean {
  if (last === undefined || last === 'ki') return true;
  return places.indexOf(place) < places.indexOf(last) || (place === 'derivation' && last === 'derivation');
}

function findRoots(word: string): Roots {
  const roots = new Map<string, RootKind>();
  const cut = (rest: string, kind: RootKind, last: Place | undefined) => {
    const root = hardened(otherSpellings[rest] ?? rest);
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
 * The roots that a folded word may have by the endings of Turkish nouns, itself among them, each with its last
 * consonant in one form: of `kitaplarımızdan` among others `kitab`.
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
 * How alike a folded word of a query is to a written one, from 0 to 1: the same, forms of each other, of a third word,
 * or made of each other. Who asks for a `gözlükçü` means a `gözlük`; who asks for a `kitap` means no `kitaplık`.
 */
export function likenessOf(queried: string, written: string): number {
  if (queried === written) return 1;
  const [own, other] = [rootsOf(queried), rootsOf(written)];
  const [toWritten, toQueried] = [own.get(hardened(written)), other.get(hardened(queried))];
  if (toWritten === 'form' || toQueried === 'form') return 0.97;
  if (toWritten === 'derived') return 0.88;
  let best = toQueried === 'derived' ? 0.7 : 0;
  for (const [root, kind] of own) {
    const there = root.length < shortestSharedRoot ? undefined : other.get(root);
    if (there !== undefined) best = Math.max(best, there === 'derived' ? 0.6 : kind === 'form' ? 0.92 : 0.8);
  }
  return best;
}
