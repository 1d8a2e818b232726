import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { nearWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';

interface ThumbnailProps {
  readonly picture: CampaignCard['picture'];
  readonly sizes: string;
}

/** The small picture of a campaign, decorative beside its title. */
export function Thumbnail({ picture, sizes }: ThumbnailProps) {
  return (
    <span className="pick-picture">
      <ProductPicture picture={picture} sizes={sizes} width={160} widths={nearWidths} alt="" />
    </span>
  );
}
