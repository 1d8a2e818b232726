import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { useTimeLeft } from '#web/public/campaign-list/use-time-left.ts';
import { CampaignInShort } from './campaign-in-short.tsx';

/** The campaign that a quote is asked for, in short. */
export function QuoteSubject({ campaign }: { readonly campaign: CampaignDetail }) {
  const timeLeft = useTimeLeft(campaign.endAt);
  return (
    <div className="panel grid gap-3">
      <CampaignInShort campaign={campaign} />
      <p className="text-ink-faint text-small">{timeLeft.words}</p>
    </div>
  );
}
