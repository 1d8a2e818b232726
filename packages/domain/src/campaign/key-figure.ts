/** Figures of a campaign that a card may display large: TRY, percent (interest per month), months. */
export interface CampaignFigures {
  readonly campaignPrice: number | null;
  readonly listPrice: number | null;
  readonly monthlyPayment: number | null;
  readonly interestRate: number | null;
  readonly term: number | null;
  readonly discountPercent: number | null;
  readonly installment: number | null;
}

/** Figure that a card displays largest: TRY for prices, percent for rates, months for terms. */
export type KeyFigure =
  | { readonly kind: 'price'; readonly price: number; readonly listPrice: number | null }
  | {
      readonly kind: 'monthly';
      readonly monthly: number;
      readonly term: number | null;
      /** Interest of a loan. Its payment depends on the amount borrowed, so it cannot be judged without. */
      readonly rate: number | null;
    }
  | { readonly kind: 'rate'; readonly rate: number; readonly term: number | null }
  | { readonly kind: 'installment'; readonly count: number }
  | { readonly kind: 'none' };

/**
 * Picks the figure that helps most to choose: the price, then the monthly payment, then the rate, then the
 * installments. A list price that is not above the price proves no discount and is left out. A percentage that no
 * prices prove is only the brand's claim, so it stays in the benefit's own words.
 */
export function keyFigure(figures: CampaignFigures): KeyFigure {
  const { campaignPrice, listPrice, monthlyPayment, interestRate, term } = figures;
  if (campaignPrice !== null) {
    const proven = listPrice !== null && listPrice > campaignPrice ? listPrice : null;
    return { kind: 'price', price: campaignPrice, listPrice: proven };
  }
  if (monthlyPayment !== null) return { kind: 'monthly', monthly: monthlyPayment, term, rate: interestRate };
  if (interestRate !== null) return { kind: 'rate', rate: interestRate, term };
  if (figures.discountPercent === null && figures.installment !== null)
    return { kind: 'installment', count: figures.installment };
  return { kind: 'none' };
}
