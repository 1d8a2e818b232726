import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { PictureValue } from '@ayrac/contract/values.ts';
import { nearWidths, pictureAddress, wholeWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Gallery } from '@ayrac/kit/gallery/gallery.tsx';
import type { MouseEvent } from 'react';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { useGallery } from './use-gallery.ts';
import { useViewer } from './use-viewer.tsx';

const SIZES = '(min-width: 80rem) 52rem, (min-width: 60rem) 60vw, 92vw';

interface CampaignGalleryProps {
  readonly campaign: CampaignDetail;
  /** Whether this is a preview of unpublished content. */
  readonly isPreview?: boolean;
  /** Whether the pictures open in full screen. Not in a dialog over the page. */
  readonly opensWhole?: boolean;
}

/** The main picture, then the detail images. A picture that fails to load is replaced by the default logo. */
export function CampaignGallery({ campaign, isPreview = false, opensWhole = false }: CampaignGalleryProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const pictures = useGallery(campaign, isPreview);
  const viewer = useViewer(pictures);
  const labelOf = (index: number) => campaignPage.picture({ number: index + 1 });
  const shown = pictures.map((picture, index) => ({
    key: picture.hash,
    label: labelOf(index),
    picture: (
      <Large
        picture={picture}
        first={index === 0}
        label={labelOf(index)}
        {...(opensWhole ? { open: (event: MouseEvent) => viewer.open(event, index) } : {})}
      />
    ),
    thumbnail: <ProductPicture picture={picture} sizes="8rem" width={160} widths={nearWidths} alt="" />,
  }));
  const enlarge = (current: number) => (
    <IconButton
      raised
      className="needs-script"
      icon="maximize"
      label={campaignPage.viewer.open}
      aria-haspopup="dialog"
      onClick={(event) => viewer.open(event, current)}
    />
  );
  return (
    <>
      <Gallery
        label={campaignPage.gallery}
        previousLabel={campaignPage.previousPicture}
        nextLabel={campaignPage.nextPicture}
        positionLabel={(number) => campaignPage.pictureOf({ number, count: shown.length })}
        pictures={shown}
        {...(opensWhole ? { action: enlarge } : {})}
      />
      {opensWhole && viewer.dialog}
    </>
  );
}

interface LargeProps {
  readonly picture: PictureValue;
  readonly first: boolean;
  readonly label: string;
  readonly open?: (event: MouseEvent) => void;
}

/** A click on a picture opens it, without script as a file. For the keyboard there is one button for all pictures. */
function Large({ picture, first, label, open }: LargeProps) {
  const shown = <ProductPicture picture={picture} sizes={SIZES} width={960} priority={first} />;
  if (open === undefined) return shown;
  const largest = wholeWidths.findLast((width) => width < picture.width * 1.5) ?? wholeWidths[0];
  return (
    <a
      href={pictureAddress(picture.hash, largest, 'webp')}
      tabIndex={-1}
      aria-label={picture.alt === '' ? label : undefined}
      onClick={open}
    >
      {shown}
    </a>
  );
}
