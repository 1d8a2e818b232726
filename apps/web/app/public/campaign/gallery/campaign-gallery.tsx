import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { PictureValue } from '@ayrac/contract/values.ts';
import { nearWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { Gallery } from '@ayrac/kit/gallery.tsx';
import { defaultPicture, Picture } from '@ayrac/kit/picture.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { useGallery } from './use-gallery.ts';

const SIZES = '(min-width: 80rem) 52rem, (min-width: 60rem) 60vw, 92vw';

interface CampaignGalleryProps {
  readonly campaign: CampaignDetail;
  /** Whether visitors do not see the campaign yet, or see it otherwise. */
  readonly isPreview?: boolean;
}

/** The showcase first, then the detail images; a picture that breaks becomes the default logo. */
export function CampaignGallery({ campaign, isPreview = false }: CampaignGalleryProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const pictures = useGallery(campaign, isPreview);
  const shown = pictures.map((picture, index) => ({
    key: picture.hash,
    label: campaignPage.picture({ number: index + 1 }),
    picture: <Large picture={picture} first={index === 0} />,
    thumbnail: <ProductPicture picture={picture} sizes="8rem" width={160} widths={nearWidths} alt="" />,
  }));
  const none = {
    key: 'none',
    label: '',
    picture: <Picture src={defaultPicture} width={640} height={360} alt={campaign.title.text} priority />,
    thumbnail: null,
  };
  return (
    <Gallery
      label={campaignPage.gallery}
      previousLabel={campaignPage.previousPicture}
      nextLabel={campaignPage.nextPicture}
      positionLabel={(number) => campaignPage.pictureOf({ number, count: shown.length })}
      pictures={shown.length === 0 ? [none] : shown}
    />
  );
}

function Large({ picture, first }: { readonly picture: PictureValue; readonly first: boolean }) {
  return <ProductPicture picture={picture} sizes={SIZES} width={960} priority={first} />;
}
