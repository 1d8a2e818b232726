import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** In the offer's place: the campaign is over, and there is no quote. */
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
