import type { NumberRange } from '../filter/campaign-filter.ts';
import { foldLetters, lowerTurkish } from '../text/turkish.ts';

/** Figures of a query, and its remaining words. */
export interface QueryFigures {
  /** In TRY: a plain sum ("100.000 TL") or a price range ("1000 TL altı"). */
  readonly amount: { readonly kind: 'sum'; readonly sum: number } | PriceRange | null;
  readonly percent: number | null;
  readonly months: number | null;
  /** Whether the months were given as installments. */
  readonly isInInstallments: boolean;
  readonly words: string;
}

type PriceRange = { readonly kind: 'range' } & NumberRange;

const numberWords: Readonly<Record<string, number>> = {
  ...{ bir: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7, sekiz: 8, dokuz: 9 },
  ...{ on: 10, yirmi: 20, otuz: 30, kirk: 40, elli: 50, altmis: 60, yetmis: 70, seksen: 80, doksan: 90 },
};
const names = [...Object.keys(numberWords), 'yuz', 'yarim'].join('|');

const digits = String.raw`(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:[. ]\d{3})+(?:,\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?)(?![\p{N}])`;
const thousands = String.raw`(?:bin|milyon)(?:['’]?(?:[aeiu]|d[ae]n|l[iu]k))?(?![\p{L}\p{N}])`;
const scale = String.raw`(?:${thousands}|(?:mn|thousand|million|k|m)(?:l[iu]k)?(?![\p{L}\p{N}]))`;
const currency = String.raw`(?:tl|try|lira|liralik|liras)(?:['’]?(?!\p{N})\p{L}{1,5})?(?![\p{L}\p{N}])|₺`;
// In "12000 btu klima" and "1000 mbps" the number measures something other than money.
const measure = String.raw`(?:[gmt]b|[mg]bps|mbit|mah|btu|k?wh?|watt|volt|hz|dpi|rpm|devir|lumen|ml|gr?|gram|kg|lt|litre|litrelik|cc|[cm]m|m2|metre|km|mil|miles|kalori|kcal|dk|dakika|minutes|sms|parca|adet|kisilik)(?![\p{L}\p{N}])`;
const sum = String.raw`(?:(?:₺|tl )\s*)?(${digits})(?!(?:-\d+)?\s*${measure})\s*(${scale})?\s*(${currency})?`;
const suffix = String.raw`(?:['’]?\s?(?:y?[ae]|n?[iu]n|t?[ae]n|d[ae]n?|n?d[ae]n)(?![\p{L}\p{N}]))?`;

const below = '(?:alti|altina|altinda|altindaki|kadar|asagi|az|ucuz|asagisi|maksimum|max|or less)';
const above =
  '(?:ustu|ustune|ustunde|ustundeki|uzeri|uzerine|uzerinde|uzerindeki|fazla|cok|yukari|minimum|or more)';
// Whole words: "rover" and "vitamin" end in a bound.
const atMost = String.raw`(?<![\p{L}\p{N}])(?:en fazla|en cok|maksimum|maks|max|under|below|less than|up to|upto|at most)`;
const atLeast = String.raw`(?<![\p{L}\p{N}])(?:en az|minimum|min|over|above|more than|from|at least)`;
const between = '(?:arasi|arasinda|arasindaki)';

const forms = {
  percent: new RegExp(
    String.raw`(?:${atLeast} )?(?:(?:%|yuzde)\s*(\d{1,3})(?:[.,]\d+)?(?!\p{N})|(?<!\p{N})(\d{1,3})\s*(?:%|percent|per cent))(?: (?:ve )?${above}(?!\p{L}))?`,
    'u',
  ),
  years: /(?<![\p{L}\p{N}])(\d{1,2})\s*(?:yil|yillik|sene|senelik|years?)(?!\p{L})/u,
  months:
    /(?<![\p{L}\p{N}])(\d{1,3})\s*(ay|aylik|ayda|aya|aylar|months?|taksit|taksitli|taksitle|taksite|instal?lments?)(?!\p{L})(?:\s*vade(?:li|yle)?(?!\p{L}))?/u,
  range: new RegExp(String.raw`(?:between )?${sum}\s*(?:-|–|ile|ve|and|to|\s)\s*${sum}\s*(${between})?`, 'u'),
  bounded: new RegExp(
    String.raw`(${atMost}|${atLeast})?\s*${sum}${suffix}\s*(?:(${below}|${above})(?!\p{L}))?`,
    'u',
  ),
} as const;

const scales: Readonly<Record<string, number>> = {
  ...{ bin: 1_000, k: 1_000, thousand: 1_000 },
  ...{ milyon: 1_000_000, mn: 1_000_000, million: 1_000_000, m: 1_000_000 },
};

// Smaller numbers without a unit may be a model, year or size. "4k" is a screen resolution.
const smallestBareSum = 1_000;
const smallestThousands = 10_000;
// In "500 TL indirim" the sum is a discount, not a price.
const given =
  /^ *(?:tutarinda |degerinde )?(?:indirim|hediye|iade|puan|bonus|kupon|cek|cashback|discount|off|gift)/;
const years = { from: 1_900, to: 2_100 } as const;

/**
 * Extracts sums, percentages and terms from a query as people write them: `100.000 TL`, `500 bin`, `1000 TL altı`,
 * `yüzde 40`, `36 ay`. Other numbers, such as models, sizes and years, remain among the words.
 */
export function readFigures(term: string): QueryFigures {
  const text = { left: withDigits(foldLetters(term)) };
  const percent = takeNumber(text, forms.percent);
  const inYears = takeNumber(text, forms.years);
  const inMonths = take(text, forms.months, () => true);
  const months = inMonths === null ? (inYears === null ? null : inYears * 12) : Number(inMonths[1]);
  const isInInstallments = /^(?:taksit|instal)/.test(inMonths?.[2] ?? '');
  const amount = takeRange(text) ?? takeSum(text);
  return { amount, percent, months, isInInstallments, words: text.left.replace(/\s+/g, ' ').trim() };
}

const loneNumbers: Readonly<Record<string, number | undefined>> = numberWords;
// "Bes" is the private pension, so the number counts only with its own letter. "Yüz" is also a face.
const five =
  /(?<!(?<!\p{L})(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon) ?)(?<!\p{L})beş(?!\p{L})(?! ?yüz)/gu;

/**
 * Writes in digits a number word that is the whole query, and "beş" before other words: `beş yıldızlı otel`. Only for
 * queries that are not still being typed, because `on` may become `online`.
 */
export function withLoneNumber(term: string): string {
  const number = lowerTurkish(term.trim()).replace(five, '5');
  const lone = foldLetters(number) === 'bes' ? undefined : loneNumbers[foldLetters(number)];
  return lone === undefined ? number : String(lone);
}

interface Reading {
  left: string;
}

/** Removes the match of a pattern from the text, if `isMeant` accepts it. */
function take(text: Reading, form: RegExp, isMeant: (found: RegExpExecArray) => boolean) {
  const found = form.exec(text.left);
  if (found === null || !isMeant(found)) return null;
  text.left = `${text.left.slice(0, found.index)} ${text.left.slice(found.index + found[0].length)}`;
  return found;
}

function takeNumber(text: Reading, form: RegExp): number | null {
  const found = take(text, form, () => true);
  return found === null ? null : Number(found[1] ?? found[2]);
}

function takeRange(text: Reading): QueryFigures['amount'] {
  const found = take(text, forms.range, ([all, from = '', , unit, to = '', otherScale, otherUnit, word]) => {
    const isStated = word !== undefined || /between |-|–/.test(all);
    const hasUnit = (unit ?? otherUnit ?? otherScale ?? word) !== undefined;
    return isStated && (hasUnit || isBareSum(from) || isBareSum(to));
  });
  if (found === null) return null;
  const [, from, fromScale, , to, toScale] = found;
  const ends = [amountOf(from, fromScale ?? toScale), amountOf(to, toScale)];
  return { kind: 'range', from: Math.min(...ends), to: Math.max(...ends) };
}

function takeSum(text: Reading): QueryFigures['amount'] {
  const found = take(text, forms.bounded, (one) => isSum(one));
  if (found === null || given.test(text.left.slice(found.index))) return null;
  const [, before = '', number, scaleWord, , after = ''] = found;
  const value = amountOf(number, scaleWord);
  const isMost = new RegExp(`^(?:${atMost})$`).test(before) || new RegExp(`^(?:${below})$`).test(after);
  const isLeast = new RegExp(`^(?:${atLeast})$`).test(before) || new RegExp(`^(?:${above})$`).test(after);
  if (isMost) return { kind: 'range', from: null, to: value };
  if (isLeast) return { kind: 'range', from: value, to: null };
  return { kind: 'sum', sum: value };
}

function isSum([all, before, number = '', scaleWord, unit, after]: RegExpExecArray): boolean {
  if (unit !== undefined || /^(?:₺|tl)/.test(all)) return true;
  if (scaleWord !== undefined) return scaleWord !== 'k' || amountOf(number, scaleWord) >= smallestThousands;
  if (before !== undefined || after !== undefined) return amountOf(number) >= 100;
  return isBareSum(number);
}

/** Whether a number without a unit is a sum, such as "25200" and "100.000", but not "2026" or "17 256". */
function isBareSum(number: string): boolean {
  const value = amountOf(number);
  const isYear = value >= years.from && value < years.to && !number.includes('.');
  return value >= smallestBareSum && !isYear && !number.includes(' ');
}

/** Returns whole TRY. A point or space before three digits groups thousands; any other is a decimal point. */
function amountOf(number = '', scaleWord = ''): number {
  const plain = number.replace(/[. ](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const bare = /^(?:bin|milyon)/.exec(scaleWord)?.[0] ?? scaleWord.replace(/l[iu]k$/, '');
  return Math.round(Number(plain) * (scales[bare] ?? 1));
}

const spelled = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:(?:${names}) ?)+)(?= ?(?:${thousands}|(?:bucuk|tl|lira|liralik|ay|aylik|yil|yillik|taksit|taksitli)(?!\p{L})))`,
  'gu',
);
const spelledPercent = new RegExp(String.raw`(?<![\p{L}\p{N}])(yuzde) ((?:(?:${names}) ?)+)(?!\p{L})`, 'gu');

const halfPrice = /(?<!\p{L})(?:yari fiyat(?:i|a|ina)?|yari ?yariya|half price)(?!\p{L})/u;
const numberWord = new RegExp(names, 'gu');

/** Converts "yüz bin lira" to "100 bin lira". Number words count only before a unit, because "yüz" also means face. */
function withDigits(text: string): string {
  return text
    .replace(halfPrice, '%50 ')
    .replace(spelledPercent, (_all, sign: string, words: string) => `${sign} ${numberOf(words)} `)
    .replace(spelled, (words: string) => `${numberOf(words)} `)
    .replace(/(?<![\p{N}.,])(\d{1,3}) bucuk(?= (?:bin|milyon))/gu, '$1,5')
    .replace(/(?<![\p{L}\p{N}.,] ?)(?<!\p{N} )(bin|milyon) (?=tl|lira)/gu, '1 $1 ');
}

function numberOf(words: string): string {
  // People also write them together: "ikiyüz", "yüzelli".
  const read: readonly string[] = words.match(numberWord) ?? [];
  if (read.includes('yarim')) return '0,5';
  let sumOfWords = 0;
  for (const word of read) {
    sumOfWords = word === 'yuz' ? Math.max(1, sumOfWords) * 100 : sumOfWords + (numberWords[word] ?? 0);
  }
  return String(sumOfWords);
}
