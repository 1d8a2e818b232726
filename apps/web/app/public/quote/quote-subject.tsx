import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { wholeWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';
import { CampaignInShort } from './campaign-in-short.tsx';

/** The requested campaign in short. Beside the form, with its picture. */
export function QuoteSubject({ campaign }: { readonly campaign: CampaignDetail }) {
  const [picture] = campaign.gallery;
  return (
    <div className="panel grid gap-3">
      {picture && (
        <div className="card-media hidden rounded-control md:block">
          <ProductPicture picture={picture} sizes="30rem" width={480} widths={wholeWidths} alt="" />
        </div>
      )}
      <CampaignInShort campaign={campaign} />
      <TimeLeft endAt={campaign.endAt} />
    </div>
  );
}
