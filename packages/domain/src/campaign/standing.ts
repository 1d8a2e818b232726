import { readBenefit } from './benefit.ts';
import { type CampaignFigures, keyFigure } from './key-figure.ts';

/** Fewest comparable offers, including the campaign itself, for which a rank is displayed. */
export const FEWEST_COMPARED = 5;

/** Figure by which a campaign is compared with others in its category that have the same measure. */
export interface ComparedFigure {
  /** Kind of figure. A monthly payment is compared only with payments over the same number of months. */
  readonly measure: 'price' | 'rate' | 'percent' | 'installments' | 'monthly' | `monthly-${number}`;
  /** TRY, percent or a count. Negated where more is better, so that the lowest value is always the best. */
  readonly value: number;
}

/** Rank of an offer among comparable ones. */
export interface Standing {
  /** Rank, from 1 for the best. */
  readonly place: number;
  /** Number of offers with the same figure, including this one. */
  readonly tied: number;
  /** Number of compared offers, including this one. */
  readonly among: number;
}

/**
 * Returns the figure by which a campaign can be compared: the one that its card displays largest, provided that it
 * means the same for every campaign. Otherwise returns null: the payment of a loan depends on the amount borrowed, "+2
 * taksit" on the installments it is added to, and "%50'ye varan" does not apply to everybody. A percentage must be the
 * brand's own and match the benefit.
 */
export function comparedFigure(
  figures: CampaignFigures & { readonly discount: string | null },
): ComparedFigure | null {
  const { discount, discountPercent, interestRate } = figures;
  const figure = keyFigure(figures);
  switch (figure.kind) {
    case 'price':
      return { measure: 'price', value: figure.price };
    case 'monthly': {
      if (interestRate !== null) return null;
      const measure = figure.term === null ? 'monthly' : (`monthly-${figure.term}` as const);
      return { measure, value: figure.monthly };
    }
    case 'rate':
      return { measure: 'rate', value: figure.rate };
    case 'installment': {
      const isAdded = readBenefit(discount ?? '').figure?.startsWith('+') ?? false;
      return isAdded ? null : { measure: 'installments', value: -figure.count };
    }
    case 'none':
      return discountPercent !== null && isPlainPercent(discount ?? '', discountPercent)
        ? { measure: 'percent', value: -discountPercent }
        : null;
  }
}

const upTo = /(?<!\p{L})(?:varan|kadar)(?!\p{L})/u;

/** Whether a benefit gives exactly this percentage to everybody. */
function isPlainPercent(benefit: string, percent: number): boolean {
  const { figure } = readBenefit(benefit);
  if (!figure?.includes('%') || upTo.test(benefit)) return false;
  return Number(figure.replace('%', '').replace(',', '.')) === percent;
}

/**
 * Returns the position of an offer on a scale from 0 (best) to 1 (last). It is based on the rank, so that one outlier
 * does not push all others together.
 */
export function standingPoint({ place, tied, among }: Standing): number {
  return (place - 1 + (tied - 1) / 2) / (among - 1);
}

/** Returns how a rank is worded: best of all, last of all, or between. Several offers can share each of these. */
export function standingKind({ place, tied, among }: Standing): 'best' | 'last' | 'between' {
  if (place === 1) return 'best';
  return place + tied > among ? 'last' : 'between';
}
