import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import type { TextValue } from '@ayrac/contract/values.ts';
import { readBenefit } from '@ayrac/domain/benefit.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/format.ts';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { ForeignText } from './foreign-text.tsx';

type FigureSize = 'medium' | 'large' | 'display';

interface KeyFigureViewProps {
  readonly of: Pick<CampaignCard, 'benefit' | 'figure'>;
  readonly size?: FigureSize;
}

/** The largest figure of a campaign with its unit; without a figure the benefit stands in its place. */
export function KeyFigureView({ of: { figure, benefit }, size = 'medium' }: KeyFigureViewProps) {
  const { campaign } = usePhrases();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  switch (figure.kind) {
    case 'price': {
      const value = money(figure.price);
      if (figure.listPrice === null) return <Figure size={size} value={value} />;
      const before = { before: money(figure.listPrice), beforeLabel: campaign.listPrice };
      return <Figure size={size} value={value} {...before} />;
    }
    case 'monthly': {
      const unit = figure.term === null ? campaign.perMonth : campaign.perMonthFor({ term: figure.term });
      return <Figure size={size} value={money(figure.monthly)} unit={unit} />;
    }
    case 'rate': {
      const unit =
        figure.term === null ? campaign.monthlyRate : campaign.monthlyRateFor({ term: figure.term });
      return <Figure size={size} value={formatPercent(figure.rate, locale)} unit={unit} />;
    }
    case 'discount':
      return <Figure size={size} value={formatPercent(figure.percent, locale)} unit={campaign.discount} />;
    case 'installment':
      return <Figure size={size} value={figure.count} unit={campaign.installments} />;
    case 'none':
      return benefit && <BenefitFigure of={benefit} size={size} />;
  }
}

/** The benefit with its own figure largest; one of words alone speaks more quietly. */
function BenefitFigure({ of: { lang, text }, size }: { of: TextValue; size: FigureSize }) {
  const { before, figure, after } = readBenefit(text);
  const part = (words: string) => words && <ForeignText value={{ lang, text: words }} />;
  if (figure === null) return <Figure size={size} words value={part(after)} />;
  return <Figure size={size} label={part(before)} value={part(figure)} unit={part(after)} />;
}
