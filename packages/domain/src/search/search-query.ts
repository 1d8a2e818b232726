import { foldTurkish } from '../text/turkish.ts';
import { rootsOf } from './turkish-roots.ts';

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

/**
 * Spellings of the generic words. Typing errors in them are corrected without the catalogue, because titles need not
 * contain them.
 */
export const genericNouns: readonly string[] = ['kampanya', 'fırsat', 'teklif', 'campaign', 'offer'];

// They apply to every campaign, so they narrow nothing.
const genericRoots = rootsOfAll(genericNouns.map(foldTurkish));

/** Returns the form in which the roots of other words contain these. */
function rootsOfAll(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => [...rootsOf(word).keys()].slice(0, 1)));
}

function isFormOf(word: string, roots: ReadonlySet<string>): boolean {
  return [...rootsOf(word)].some(([root, kind]) => kind === 'form' && roots.has(root));
}

/**
 * Returns the words that narrow a search: "telefon kampanyası" is searched as "telefon", and "kampanyalar" leaves none.
 */
export function narrowingWords(words: readonly string[]): string[] {
  return words.filter((word) => !isFormOf(word, genericRoots));
}

const soft = new Set(
  [
    'kampanyali indirim indirimi indirimler indirimleri indirimli indirimde ucuz uygun uygunu hesapli avantajli avantaj',
    'fiyat fiyati fiyatlar fiyatlari fiyatli en iyi cok guzel kaliteli yeni ne nerede nasil hangi hangisi kac bir var',
    'mi mu ve ile icin veya ya da de al alma almak satin istiyorum ariyorum lazim lazimdi bul acil bana benim gibi',
    'vade vadeli oran orani oranlari hesaplama hesapla basvuru basvurusu taksit taksitli taksitle pesin civari',
    'civarinda yaklasik tl lira tutarinda kadar alti ustu arasi firmasi firmalari sirketi sirketleri markasi markalari',
    'modeli modelleri cesitleri onerisi onerileri tavsiye urun urunu satisi bugun simdi bedava ucretsiz takim takimi',
    'takimlari set seti setleri paket paketi paketleri siparis siparisi kurulum kurulumu sorgulama randevu randevusu',
    'internetten hizmet hizmeti hizmetleri merkezi merkezleri yeri yerleri mekani mekanlari yakin yakinimdaki gunluk',
    'haftalik evde evime abonelik aboneligi uyelik uyeligi kisilik tane adet cekmek yaptirmak yaptirma alisverisi',
    'ikinci el kullanilmis pesinatsiz masrafsiz kefilsiz beles olan veren satan kod kodu kodlari kupon kuponu',
    'tum butun hepsi guncel karsi uzun kisa dusuk yuksek buyuk kucuk hizli kolay ekonomik sade modern faizli faizsiz',
    'aldim kirildi bozuldu bitti bitecek doldu istiyoruz ariyoruz alsam alsak ceksem kotu',
    'degisim degisimi projesi projeleri ozel hafif agir sessiz dayanikli saglam guclu guvenli ince genis rahat',
    'butce butcem butceme butcemiz butceli dahil haric inc inch aylik hesaplayici hesaplamak budget included calculator',
    'calculators calculate calculation monthly per are am looking find where which how much any please under below',
    'broken broke cracked dead stopped working cheap cheapest best deal deals discount discounts discounted sale sales off the a an for with in on of and or to',
    'what when who there this that my me i need want buy get price prices promotion promotions near new good used all every current latest long short low high big small large fast easy',
  ]
    .join(' ')
    .split(' '),
);

// Shorter words may also be the beginning of another one with an ending: "seti", "koda".
const shortestSoftRoot = 4;
const softRoots = rootsOfAll([...soft].filter((word) => word.length >= shortestSoftRoot));

/** Places, which few campaigns mention. */
const places =
  /^(?:istanbul|ankara|izmir|bursa|adana|konya|gaziantep|kayseri|mersin|eskisehir|samsun|denizli|trabzon|sakarya|kocaeli|izmit|malatya|diyarbakir|hatay|manisa|balikesir|aydin|mugla|tekirdag|kadikoy|besiktas|turkiye)(?:[dt][ae](?:n|ki)?)?$/;

/** Whether a folded word is a place, with or without a case ending: "ankara", "ankarada". */
export function isPlace(word: string): boolean {
  return places.test(word);
}

// The future has a stem of two letters: "bacağım" is a leg.
const verbs =
  /(?:\p{L}{2}(?:[ae]c[ae]g[iu][mz]|m[ae]k|[aeiu]rken)|\p{L}{4}(?:[ae]y[iu]m|s[ae][mk])|[iu]yor(?:u[mz])?)$/u;

/** Whether a folded word is a verb such as "alacağım", "bozuluyor", "başlamak", "giderken". It means something only as part of a known term. */
export function isVerb(word: string): boolean {
  return verbs.test(word);
}

/** Whether a folded word only describes the kind of offer or carries no meaning: "ucuz", "kampanyalı", "için". */
export function isSoftWord(word: string): boolean {
  return soft.has(word) || isPlace(word) || isVerb(word) || isFormOf(word, softRoots);
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

/** Returns the inflected forms of a short word. As a prefix it would match half of the catalogue. */
function formsOf(word: string): string[] {
  const soft = word.slice(0, -1) + (otherForm[word.slice(-1)] ?? word.slice(-1));
  const after = vowel.test(word)
    ? ['si', 'su', 'yi', 'yu', 'ya', 'ye', 'nin', 'nun', 'm', 'yla', 'yle', 'sina', 'sine', 'suna']
    : ['i', 'u', 'a', 'e', 'in', 'un', 'im', 'um', 'ta', 'te', 'tan', 'ten', 'la', 'le', 'inde', 'unda'];
  const common = ['da', 'de', 'dan', 'den', 'li', 'lu'].map((ending) => word + ending);
  const cut = after.flatMap((ending) => [
    word + ending,
    /^[aeiu]/.test(ending) ? soft + ending : word + ending,
  ]);
  return [...new Set([word, ...cut, ...common]), `${word}lar:*`, `${word}ler:*`];
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
 * Writes words as a query for PostgreSQL's `to_tsquery('simple', …)`: `(kitap:* | kitab:*) & 50`, numbers as a whole.
 * Words are folded again, so that only letters and digits remain. Undefined when none is left.
 */
export function toTsQuery(words: readonly string[], options: TsQueryOptions = {}): string | undefined {
  const terms = words.flatMap((word) => queryWords(foldTurkish(word))).map((word) => termOf(word, options));
  return terms.length > 0 ? terms.join(' & ') : undefined;
}
