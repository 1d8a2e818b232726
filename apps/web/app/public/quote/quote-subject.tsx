import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { wholeWidths } from '@ayrac/domain/picture-address.ts';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { useTimeLeft } from '#web/public/campaign-list/use-time-left.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CampaignInShort } from './campaign-in-short.tsx';

/** The campaign that a quote is asked for, in short; where the form has room beside it, with its picture. */
export function QuoteSubject({ campaign }: { readonly campaign: CampaignDetail }) {
  const { words, urgency } = useTimeLeft(campaign.endAt);
  const [picture] = campaign.gallery;
  return (
    <div className="panel grid gap-3">
      {picture && (
        <div className="card-media hidden rounded-control md:block">
          <ProductPicture picture={picture} sizes="30rem" width={480} widths={wholeWidths} alt="" />
        </div>
      )}
      <CampaignInShort campaign={campaign} />
      <p className="card-time" data-urgency={urgency}>
        <Icon name="clock" size="small" />
        {words}
      </p>
    </div>
  );
}
