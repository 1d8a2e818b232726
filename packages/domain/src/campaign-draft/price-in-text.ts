import { readMoney } from '../text/figure.ts';
import { foldLetters } from '../text/turkish.ts';

/** Prices of a campaign, with which the amounts of its texts are compared. */
export interface Prices {
  readonly campaignPrice: number;
  readonly listPrice: number | null;
}

const digits = String.raw`\d[\d.,]*\d|\d`;
const money = String.raw`(?:₺\s?(${digits})|\b(?:tl|try)\s(${digits})|(${digits})\s?(?:₺|(?:tl|try|lira\p{L}*)(?!\p{L})))`;
const allMoney = new RegExp(money, 'gu');

/** Returns the pattern of any of these words, which are separated by commas. */
function anyOf(words: string): string {
  const each = words.split(',').map((word) => word.trim());
  return String.raw`\b(?:${each.join('|')})\b`;
}

// Names of the price that a buyer pays. Other prices, such as "liste fiyatı", "birim fiyatı" or "list price", are not
// among them, and neither is the plural, which announces a range.
const priceName = `(?:${[
  String.raw`\b(?:kampanya(?:li|ya ozel)?|indirimli|ozel|firsat|lansman) fiyat(?:i|la|iyla|ina)?\b`,
  String.raw`\b(?:campaign|sale|offer|special|discounted|reduced|promotional|launch) price\b`,
  String.raw`\bpriced at\b`,
  String.raw`^\s*(?:fiyat|fiyati|price)\s*:`,
].join('|')})`;
const hasPriceName = new RegExp(priceName, 'u');
const amountAfterName = new RegExp(String.raw`${priceName}[^\d₺]{0,16}${money}`, 'u');
// Words that announce a price, where the whole text is about one.
const announcement = new RegExp(anyOf('sadece, yalnizca, simdi, only, just, now'), 'u');
const replacement = new RegExp(anyOf('yerine, instead of'), 'u');

// When the price holds, which is not the period that it pays for.
const currentPeriod = new RegExp(anyOf('bu (?:ay|gece|gun|yil), this (?:month|week|night|year)'), 'gu');
// The price of a part, of a period, or of something beside the offer.
const part = new RegExp(
  anyOf(String.raw`
    ikinci, ucuncu, ek, fazladan, fark\w*, kisi, kisilik, kilo\w*, litre\w*, adet\w*,
    gece\w*, gun, gunluk, haftalik, ay, aylik, ayda, yil, yillik,
    taksit\w*, pesinat\w*, kapora\w*, depozito\w*, kargo\w*, teslimat\w*, montaj\w*, kurulum\w*,
    ucret\w*, masraf\w*, komisyon\w*, aidat\w*, prim\w*,
    second, third, extra, additional, more, per, each, monthly, month, night, day, week, year,
    deposit, down payment, instal+ments?, delivery, shipping, fees?, commission, premium`),
  'u',
);
// A limit, the lowest of several prices, or a price that does not hold.
const limitWords = anyOf(String.raw`
  uzeri\w*, ustu\w*, alti\w*, en az, en dusuk, asgari, minimum, min, alt limit,
  basla\w*, itibaren, varan, kadar, degil, oncesi, haric,
  from, starting, at least, over, above, under, up to, before, without, not`);
const limit = new RegExp(String.raw`${limitWords}|\d\s?\+`, 'u');
// What a buyer receives or saves instead of pays.
const benefit = new RegExp(
  anyOf(String.raw`
    indirim, indirimi, indirimle, hediye\w*, puan\w*, cek\w*, kupon\w*, iade\w*, kazan\w*, bonus\w*, tasarruf\w*,
    off, discount, gift\w*, voucher\w*, points?, cashback, refund\w*, saves?, saving\w*, earn\w*`),
  'u',
);

/**
 * Returns whether a line states only other prices than the campaign has. Amounts of other kinds, such as list prices,
 * fees and minimum amounts, are ignored. Whatever may be the price of a part is, too. A headline describes the whole
 * campaign.
 */
export function statesOtherPrice(line: string, isHeadline: boolean, prices: Prices): boolean {
  const stated = clausesOf(foldLetters(line)).flatMap((clause) => priceIn(clause, isHeadline, prices) ?? []);
  return stated.length > 0 && !stated.includes(prices.campaignPrice);
}

/** Splits a text at its punctuation, but not within numbers. */
function clausesOf(text: string): readonly string[] {
  return text.split(/[;!?()]|(?<!\d)[.,]|[.,](?!\d)|\s[–-]\s/u);
}

/** Returns the amount that a clause states as the price of the offer. */
function priceIn(text: string, isHeadline: boolean, { listPrice }: Prices): number | undefined {
  const clause = text.replace(currentPeriod, '');
  if (part.test(clause) || limit.test(clause)) return undefined;
  const [named] = amountsIn(amountAfterName.exec(clause));
  if (named !== undefined) return named;
  if (benefit.test(clause)) return undefined;
  const amounts = [...clause.matchAll(allMoney)].flatMap(amountsIn);
  const [first, second] = amounts;
  if (amounts.length === 2 && replacement.test(clause)) {
    const [before, after] = clause.includes('yerine') ? [first, second] : [second, first];
    return isHeadline || before === listPrice ? after : undefined;
  }
  const isStated = hasPriceName.test(clause) || (isHeadline && announcement.test(clause));
  return amounts.length === 1 && isStated && first !== listPrice ? first : undefined;
}

/** Returns the amounts in the groups of a match. */
function amountsIn(found: RegExpExecArray | null): readonly number[] {
  return (found?.slice(1) ?? []).flatMap((group) => {
    const amount = group === undefined ? undefined : readMoney(group.replace(/[.,]$/, ''));
    return amount === undefined ? [] : [amount];
  });
}
