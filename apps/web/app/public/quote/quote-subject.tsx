import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { BrandMark } from '#web/public/campaign-list/brand-mark.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { timeLeftText } from '#web/public/campaign-list/time-left.ts';
import { useNow } from '#web/site.ts';

/** The campaign that a quote is asked for, in short. */
export function QuoteSubject({ campaign }: { readonly campaign: CampaignDetail }) {
  const phrases = usePhrases();
  const locale = useLocale();
  const now = useNow();
  return (
    <div className="panel grid gap-3">
      <p className="flex items-center gap-2 font-label text-ink-soft text-small">
        <BrandMark brand={campaign.brand} size="small" />
        {campaign.brand.name}
      </p>
      <p className="font-strong">
        <ForeignText value={campaign.title} />
      </p>
      <KeyFigureView of={campaign} />
      <p className="text-ink-faint text-small">{timeLeftText(campaign.endAt, now, phrases, locale)}</p>
    </div>
  );
}
