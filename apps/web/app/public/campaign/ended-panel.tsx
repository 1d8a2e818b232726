import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useHref } from '#web/page/address.ts';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';

/** Replaces the offer of a campaign that has ended. */
export function EndedPanel({ campaign }: { readonly campaign: CampaignDetail }) {
  const campaignPage = useScreenPhrases('campaignPage');
  const href = useHref();
  return (
    <div className="panel grid gap-5">
      <Notice tone="warning" title={campaignPage.ended.title}>
        {campaignPage.ended.text}
      </Notice>
      <KeyFigureView of={campaign} size="large" />
      <TimeLeft endAt={campaign.endAt} />
      <ButtonLink to={href('brand', campaign.brand.slug)} wide>
        {campaignPage.allOfBrand}
      </ButtonLink>
    </div>
  );
}
