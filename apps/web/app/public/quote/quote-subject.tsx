import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { timeLeftText } from '#web/public/campaign-list/time-left.ts';
import { useNow } from '#web/site.ts';
import { CampaignInShort } from './campaign-in-short.tsx';

/** The campaign that a quote is asked for, in short. */
export function QuoteSubject({ campaign }: { readonly campaign: CampaignDetail }) {
  const phrases = usePhrases();
  const locale = useLocale();
  const now = useNow();
  return (
    <div className="panel grid gap-3">
      <CampaignInShort campaign={campaign} />
      <p className="text-ink-faint text-small">{timeLeftText(campaign.endAt, now, phrases, locale)}</p>
    </div>
  );
}
