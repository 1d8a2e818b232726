import { readBenefit } from './benefit.ts';
import { type CampaignFigures, keyFigure } from './key-figure.ts';

/** So many offers it takes, the campaign's own among them, before one says where it stands. */
export const FEWEST_COMPARED = 5;

/** What a campaign is compared by with others of its category that have the same. */
export interface ComparedFigure {
  /** The kind of figure; a payment for some months is compared with those for as many. */
  readonly measure: 'price' | 'rate' | 'percent' | 'installments' | 'monthly' | `monthly-${number}`;
  /** TRY, percent or a count; negative where more is better, so that the lowest is always the best. */
  readonly value: number;
}

/** Where an offer stands among comparable ones. */
export interface Standing {
  /** From 1, the best. */
  readonly place: number;
  /** How many have this very figure, its own among them. */
  readonly tied: number;
  /** How many there are, its own among them. */
  readonly among: number;
}

/**
 * The figure of a campaign that can be compared: the one that its card shows largest, if it means the same everywhere.
 * A loan's payment depends on what is borrowed, "+2 taksit" on what it is added to, and "%50'ye varan" is a promise to
 * some: they are compared with nothing. A percentage is the brand's own, and the one that its benefit names.
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

/** Whether a benefit gives just this percentage, to everybody. */
function isPlainPercent(benefit: string, percent: number): boolean {
  const { figure } = readBenefit(benefit);
  if (!figure?.includes('%') || upTo.test(benefit)) return false;
  return Number(figure.replace('%', '').replace(',', '.')) === percent;
}

/** Where it lies on a line from the best, 0, to the last, 1: by its place, so that one odd price crowds nobody. */
export function standingPoint({ place, tied, among }: Standing): number {
  return (place - 1 + (tied - 1) / 2) / (among - 1);
}

/** How it is said: the best of all, the last of all, or by its place; several can share each of them. */
export function standingKind({ place, tied, among }: Standing): 'best' | 'last' | 'between' {
  if (place === 1) return 'best';
  return place + tied > among ? 'last' : 'between';
}
