import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { Figure } from '@ayrac/kit/facts/figure.tsx';

interface KeyFigureViewProps {
  readonly of: Pick<CampaignCard, 'figure'>;
  readonly size?: 'medium' | 'large' | 'display';
}

/** The key figure of a campaign with its unit. A benefit that consists of words is shown smaller. */
export function KeyFigureView({ of: { figure }, size = 'medium' }: KeyFigureViewProps) {
  const { campaign } = usePhrases();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  switch (figure.kind) {
    case 'price': {
      const value = money(figure.price);
      if (figure.listPrice === null) return <Figure size={size} label={campaign.price} value={value} />;
      const before = { before: money(figure.listPrice), beforeLabel: campaign.listPrice };
      return <Figure size={size} value={value} {...before} />;
    }
    case 'monthly': {
      const unit = figure.term !== null && { unit: campaign.forMonths({ term: figure.term }) };
      const rate = figure.rate === null ? null : formatPercent(figure.rate, locale);
      const label = campaign.monthlyPayment({ rate });
      return <Figure size={size} label={label} value={money(figure.monthly)} {...unit} />;
    }
    case 'rate': {
      const unit =
        figure.term === null ? campaign.monthlyRate : campaign.monthlyRateFor({ term: figure.term });
      return <Figure size={size} value={formatPercent(figure.rate, locale)} unit={unit} />;
    }
    case 'installment':
      return <Figure size={size} value={figure.count} unit={campaign.installments} />;
    case 'benefit': {
      const { lang, before, after, figure: value } = figure;
      if (value === null) return <Figure size={size} lang={lang} words value={after} />;
      return <Figure size={size} lang={lang} label={before} value={value} unit={after} />;
    }
    case 'none':
      return null;
  }
}
