import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { isStatedIn, statesOnly } from '@ayrac/domain/campaign/benefit.ts';

type Offer = Pick<CampaignDetail, 'benefit' | 'figure' | 'title'>;

/** Whether the key figure or the title already states the benefit, which is then not repeated. */
export function isBenefitRepeated({ benefit, figure, title }: Offer): boolean {
  if (benefit === null || figure.kind === 'benefit') return true;
  if (isStatedIn(benefit.text, title.text)) return true;
  if (figure.kind === 'monthly' && figure.rate !== null && statesOnly(benefit.text, figure.rate, []))
    return true;
  const [shown, ...beside] = shownBy(figure);
  return shown !== undefined && statesOnly(benefit.text, shown, beside);
}

/** Returns the key figure, then the figures shown beside it. */
function shownBy(figure: KeyFigure): readonly number[] {
  switch (figure.kind) {
    case 'price':
      return [figure.price, ...(figure.listPrice === null ? [] : [figure.listPrice])];
    case 'monthly':
      return [figure.monthly, ...(figure.term === null ? [] : [figure.term])];
    case 'rate':
      return [figure.rate, ...(figure.term === null ? [] : [figure.term])];
    case 'installment':
      return [figure.count];
    default:
      return [];
  }
}
