import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { isStatedIn, statesOnly } from '@ayrac/domain/campaign/benefit.ts';

type Offer = Pick<CampaignDetail, 'benefit' | 'figure' | 'title'>;

/** Whether the key figure or the title already states the benefit, which is then not repeated. */
export function isBenefitRepeated({ benefit, figure, title }: Offer): boolean {
  if (benefit === null || figure.kind === 'benefit') return true;
  return isStatedIn(benefit.text, title.text) || statesOnly(benefit.text, shownBy(figure));
}

function shownBy(figure: KeyFigure): readonly number[] {
  switch (figure.kind) {
    case 'price':
      return [figure.price, figure.listPrice ?? figure.price];
    case 'monthly':
      return [figure.monthly, figure.term ?? figure.monthly];
    case 'rate':
      return [figure.rate, figure.term ?? figure.rate];
    case 'installment':
      return [figure.count];
    default:
      return [];
  }
}
