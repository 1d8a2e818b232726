import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { OutsideLink, TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { CampaignEvidence } from './campaign-evidence.tsx';
import { hostOf } from './host-of.ts';

const CampaignAttention = lateComponent([], () =>
  import('./campaign-attention.tsx').then(({ CampaignAttention }) => CampaignAttention),
);
const ReportLink = lateComponent([], () =>
  import('#web/public/report/report-link.tsx').then(({ ReportLink }) => ReportLink),
);

interface CampaignRecordProps {
  readonly campaign: CampaignDetail;
  /** Whether the visit is counted and the counts are shown. */
  readonly isCounted?: boolean;
}

/** Source of the campaign, when it was last checked, and how many people are interested. */
export function CampaignRecord({ campaign, isCounted = true }: CampaignRecordProps) {
  const campaignReading = useScreenPhrases('campaignReading');
  const locale = useLocale();
  const href = useHref();
  const { checkedAt, nextCheckAt, evidence } = campaign;
  const source = campaign.sourceUrl ?? campaign.campaignUrl;
  const isLive = useIsLive();
  const report = (
    <TextLink className="link-alone" to={href('report', campaign.slug)} rel="nofollow">
      {campaign.state === 'ended' ? campaignReading.reportEnded : campaignReading.report}
    </TextLink>
  );
  return (
    <div className="grid gap-2 text-ink-faint text-small">
      <div className="campaign-record flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {source !== null && (
          <span>
            {campaignReading.source}{' '}
            <OutsideLink
              className="link-alone"
              href={source}
              newTabLabel={campaignReading.newTab}
              rel="noopener nofollow"
            >
              {hostOf(source)}
            </OutsideLink>
          </span>
        )}
        {checkedAt !== null && (
          <span>{campaignReading.checkedOn({ date: formatDate(checkedAt, locale) })}</span>
        )}
        {nextCheckAt !== null && (
          <span>{campaignReading.nextCheck({ date: formatDate(nextCheckAt, locale) })}</span>
        )}
        {isLive ? <ReportLink campaign={campaign} fallback={report} /> : report}
      </div>
      {evidence.length > 0 && <CampaignEvidence evidence={evidence} />}
      {campaign.state === 'live' && isCounted && (
        // The line is reserved, so that the figures cause no layout shift.
        <div className="campaign-attention min-h-[1lh]">
          {isLive && <CampaignAttention campaignId={campaign.id} />}
        </div>
      )}
    </div>
  );
}
