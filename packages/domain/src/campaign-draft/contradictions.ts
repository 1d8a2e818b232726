import { provenDiscount } from '../campaign/proven-discount.ts';
import { annuity } from '../loan/loan.ts';
import { readAmount, readRate } from '../text/figure.ts';
import { plainOf } from '../text/rich-text.ts';
import { foldTurkish } from '../text/turkish.ts';
import { isCopiedTitle } from './copied-title.ts';
import type { DraftContent } from './draft-content.ts';
import { type DraftFieldName, englishFields, textFields, vehicleFields } from './draft-fields.ts';
import { statesOtherPrice } from './price-in-text.ts';

/** Kinds of contradictions within a campaign. */
export const contradictionKinds = [
  'ended',
  'end-before-start',
  'free-with-fee',
  'no-down-payment-with-one',
  'price-above-list',
  'unproven-discount',
  'other-price-in-text',
  'other-rate-in-text',
  'untaxed-installment',
  'english-without-title',
  'stray-vehicle',
  'copied-title',
  'binned-choice',
] as const;
/** Kind of a contradiction. */
export type ContradictionKind = (typeof contradictionKinds)[number];

/** Two statements of a campaign that cannot both be true. */
export interface Contradiction {
  readonly kind: ContradictionKind;
  /** Contradicting fields. The first is the one to check. */
  readonly fields: readonly (DraftFieldName | 'facts')[];
  /** Contradicting words of the text, if any. */
  readonly quote: string | null;
  /** Whether it prevents publication. Any other contradiction can be published after an editor has acknowledged it. */
  readonly isBlocking: boolean;
}

/** Facts besides the content that the checks need. */
export interface ContradictionContext {
  readonly now: Date;
  /** Scheduled time of publication, or null for now. */
  readonly start: Date | null;
  /** Whether visitors see other vehicles in its branch of categories. */
  readonly hasOtherVisibleVehicles: boolean;
  /** Which of brand and category are in the bin. */
  readonly binned?: readonly ('brandId' | 'categoryId')[];
}

type Find = (content: DraftContent, context: ContradictionContext) => Omit<Contradiction, 'kind'> | null;

/** Finds the contradictions within a campaign, in the order of `contradictionKinds` and at most one of each kind. */
export function contradictionsOf(
  content: DraftContent,
  context: ContradictionContext,
): readonly Contradiction[] {
  return contradictionKinds.flatMap((kind) => {
    const found = finders[kind](content, context);
    return found === null ? [] : [{ kind, ...found }];
  });
}

const finders: Readonly<Record<ContradictionKind, Find>> = {
  ended({ endAt }, { now, start }) {
    const isOver = endAt !== null && new Date(endAt) < now;
    return isOver && start === null ? blocking('endAt') : null;
  },

  'end-before-start'({ endAt }, { start }) {
    const isOver = endAt !== null && start !== null && new Date(endAt) <= start;
    return isOver ? blocking('endAt') : null;
  },

  'free-with-fee'(content) {
    const promise = findWords(content, /\b(?:masrafsiz|ucretsiz tahsis|no fees?|fee free|without fees?)\b/);
    if (promise === null) return null;
    const fee = linesOf(content).find(({ line }) => isFee(line));
    return fee === undefined ? null : warning([promise.field, fee.field], fee.line);
  },

  'no-down-payment-with-one'(content) {
    const promise = findWords(content, /\b(?:pesinatsiz|no down payment|without (?:a )?down payment)\b/);
    if (promise === null || (content.downPayment ?? 0) === 0) return null;
    return warning([promise.field, 'downPayment'], promise.line);
  },

  'price-above-list'({ listPrice, campaignPrice }) {
    const isAbove = listPrice !== null && campaignPrice !== null && campaignPrice > listPrice;
    return isAbove ? warning(['campaignPrice', 'listPrice'], null) : null;
  },

  'unproven-discount'(content) {
    const { discountPercent, listPrice, campaignPrice } = content;
    // Brands may round a discount up to the next whole percent.
    const proven = Math.ceil(provenDiscount(listPrice, campaignPrice) ?? 0);
    if ((discountPercent ?? 0) > proven) {
      return warning(['discountPercent', 'listPrice', 'campaignPrice'], null);
    }
    // Without both prices, a discount in the text may refer to another price than the campaign's.
    if (listPrice === null || campaignPrice === null) return null;
    const headlines = linesOf(content).filter(({ field }) => isHeadline(field));
    return otherFigure(headlines, discountInText, 'campaignPrice', (text) => (readRate(text) ?? 0) > proven);
  },

  'other-price-in-text'(content) {
    const { campaignPrice, listPrice } = content;
    if (campaignPrice === null) return null;
    const other = linesOf(content).find(({ field, line }) =>
      statesOtherPrice(line, isHeadline(field), { campaignPrice, listPrice }),
    );
    return other === undefined ? null : warning([other.field, 'campaignPrice'], other.line);
  },

  'other-rate-in-text'(content) {
    const { interestRate } = content;
    if (interestRate === null) return null;
    return otherFigure(
      linesOf(content),
      rateInText,
      'interestRate',
      (text) => readRate(text) !== interestRate,
    );
  },

  'untaxed-installment'(content) {
    const headline = headlineInstallment(content);
    if (headline === null) return null;
    const stated = linesOf(content).find(({ line }) => isWithoutTaxes(foldTurkish(line)));
    if (stated !== undefined) return warning([headline, stated.field], stated.line);
    return isUntaxed(content) ? warning([headline, 'interestRate'], null) : null;
  },

  'english-without-title'(content) {
    const first = englishNames.find((name) => name !== 'titleEn' && content[name] !== null);
    return content.titleEn === null && first !== undefined ? warning(['titleEn', first], null) : null;
  },

  'stray-vehicle'(content, { hasOtherVisibleVehicles }) {
    const [first] = vehicleAttributesOf(content);
    if (first === undefined || content.categoryId === null || hasOtherVisibleVehicles) return null;
    return warning(['categoryId', first], null);
  },

  'copied-title'(content) {
    const names = ['title', 'titleEn'] as const;
    const copied = names.filter((name) => isCopiedTitle(content[name] ?? '', name === 'title' ? 'tr' : 'en'));
    const [first] = copied;
    return first === undefined ? null : warning(copied, content[first]);
  },

  'binned-choice'(_, { binned = [] }) {
    return binned.length === 0 ? null : { fields: binned, quote: null, isBlocking: true };
  },
};

/** Returns the vehicle attributes that are filled in. */
export function vehicleAttributesOf(content: DraftContent): readonly (keyof typeof vehicleFields)[] {
  return vehicleNames.filter((name) => content[name] !== null);
}

/** Fields that describe the whole campaign. Other texts may describe only a part of it. */
const headlineNames = ['title', 'discount', 'titleEn', 'discountEn'] as const;
const textNames = Object.keys(textFields) as (keyof typeof textFields)[];
const englishNames = Object.keys(englishFields) as (keyof typeof englishFields)[];
const vehicleNames = Object.keys(vehicleFields) as (keyof typeof vehicleFields)[];
const amount = String.raw`\d[\d.,]*\d|\d`;
// Discount for everything. A discount "up to" a percentage ("%40’a varan indirim", "up to 40% off") says nothing about
// the price.
const discountInText = new RegExp(
  String.raw`%\s?(${amount})(?:['’]?\p{L}{0,4})?\s+indirim|(?<!up to )(?<!\d|[.,])(${amount})\s?%\s+(?:off|discount)`,
  'iu',
);
const rateInText = new RegExp(
  String.raw`(?:%\s?(${amount})|(${amount})\s?%)(?:['’]?\p{L}{0,4})?\s+(?:aylık\s+)?(?:faiz|interest)|(?:faiz(?:\s+oranı)?|interest(?:\s+rate)?)\s*:?\s*(?:of\s+)?(?:%\s?(${amount})|(${amount})\s?%)`,
  'iu',
);
const feeWords = /\b(?:masraf|masrafi|tahsis ucreti|dosya ucreti|islem ucreti|komisyon|fee|commission)\b/;

const installmentWords = /\b(?:taksit\w*|ayda|instal+ments?|a month|monthly)\b/;
const taxWords = /\b(?:vergi\w*|kkdf|bsmv|tax(?:es)?)\b/;
const excludedWords =
  /\b(?:haric\w*|dahil degil\w*|eklenir|eklenecek\w*|before tax(?:es)?|exclud\w+|not included|plus tax(?:es)?)\b/;
const untaxedLoanWords = /\b(?:konut|ev kredisi|home loan|mortgage)\b/;

/** Largest difference in TL between a rounded installment and the calculated one. */
const ROUNDED = 1;

interface Line {
  readonly field: DraftFieldName | 'facts';
  readonly line: string;
}

/** Returns every line of a campaign that visitors read, with its field. */
function linesOf(content: DraftContent): readonly Line[] {
  const names = ['title', 'discount', ...textNames, ...englishNames] as const;
  const ofTexts = names.flatMap((field) =>
    plainOf(content[field] ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ field, line })),
  );
  const ofFacts = content.facts.flatMap(({ label, value, labelEn, valueEn }) => [
    `${label}: ${value}`,
    ...(valueEn === null ? [] : [`${labelEn ?? label}: ${valueEn}`]),
  ]);
  return [...ofTexts, ...ofFacts.map((line) => ({ field: 'facts' as const, line }))];
}

function isHeadline(field: Line['field']): boolean {
  return headlineNames.some((name) => name === field);
}

function findWords(content: DraftContent, words: RegExp): Line | null {
  return linesOf(content).find(({ line }) => words.test(foldTurkish(line))) ?? null;
}

/** Whether a line names a fee with an amount above zero. */
function isFee(line: string): boolean {
  if (!feeWords.test(foldTurkish(line))) return false;
  const found = new RegExp(String.raw`(?:₺\s?(${amount})|(${amount})\s?(?:TL|TRY|₺|lira))`, 'iu').exec(line);
  return (readAmount(found?.[1] ?? found?.[2]) ?? 0) > 0;
}

/** Returns the field that states the monthly payment, or null when none does. */
function headlineInstallment(content: DraftContent): DraftFieldName | null {
  if (content.monthlyPayment !== null) return 'monthlyPayment';
  return headlineNames.find((name) => installmentWords.test(foldTurkish(content[name] ?? ''))) ?? null;
}

/** Whether a folded line says that taxes are not included. */
function isWithoutTaxes(line: string): boolean {
  return taxWords.test(line) && excludedWords.test(line);
}

/**
 * Whether the installment equals the one calculated without KKDF and BSMV. Only housing loans are exempt from both
 * taxes.
 */
function isUntaxed(content: DraftContent): boolean {
  const { monthlyPayment, campaignPrice, downPayment, interestRate, term } = content;
  if (monthlyPayment === null || campaignPrice === null || term === null || !interestRate) return false;
  if (findWords(content, untaxedLoanWords) !== null) return false;
  const lent = campaignPrice - (downPayment ?? 0);
  return lent > 0 && Math.abs(annuity(lent, interestRate, term) - monthlyPayment) <= ROUNDED;
}

function otherFigure(
  lines: readonly Line[],
  pattern: RegExp,
  field: DraftFieldName,
  isOther: (text: string) => boolean,
): Omit<Contradiction, 'kind'> | null {
  for (const { field: where, line } of lines) {
    const figure = pattern
      .exec(line)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (figure !== undefined && isOther(figure.replace(/[.,]$/, ''))) return warning([where, field], line);
  }
  return null;
}

function blocking(field: DraftFieldName): Omit<Contradiction, 'kind'> {
  return { fields: [field], quote: null, isBlocking: true };
}

function warning(fields: Contradiction['fields'], quote: string | null): Omit<Contradiction, 'kind'> {
  // Both statements may be in one field.
  return { fields: [...new Set(fields)], quote, isBlocking: false };
}
