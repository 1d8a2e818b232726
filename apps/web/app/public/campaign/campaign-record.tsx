import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { formatCount, formatDate } from '@ayrac/domain/format.ts';
import { useLocale } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';

/** Where the campaign is known from, when it was looked at last, and how many care for it. */
export function CampaignRecord({ campaign }: { readonly campaign: CampaignDetail }) {
  const campaignPage = useScreenPhrases('campaignPage');
  const locale = useLocale();
  const { stats, checkedAt } = campaign;
  const source = campaign.sourceUrl ?? campaign.campaignUrl;
  const counts = (['views', 'applications', 'followers'] as const)
    .filter((name) => stats[name] > 0)
    .map((name) => campaignPage[name]({ count: stats[name], shown: formatCount(stats[name], locale) }));
  return (
    <div className="grid gap-2 text-ink-faint text-small">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {source !== null && (
          <span>
            {campaignPage.source}{' '}
            <OutsideLink href={source} newTabLabel={campaignPage.newTab} rel="noopener nofollow">
              {hostOf(source)}
            </OutsideLink>
          </span>
        )}
        {checkedAt !== null && <span>{campaignPage.checkedOn({ date: formatDate(checkedAt, locale) })}</span>}
      </p>
      {counts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
