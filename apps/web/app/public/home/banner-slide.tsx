import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { wholeWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { coverNamePattern } from '@ayrac/domain/cover/cover-name-pattern.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import type { KeyboardEvent } from 'react';
import { useHref } from '#web/page/address.ts';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { useTimeLeft } from '#web/public/campaign-list/time-left.tsx';

// Slightly less than the real width on a phone: flat areas stay clean, and the first paint waits for fewer bytes.
const SIZES = '(min-width: 80rem) 46rem, (min-width: 60rem) 56vw, (min-width: 37.5rem) 92vw, 75vw';

interface BannerSlideProps {
  readonly campaign: CampaignCard;
  /** Accessible name: the slide's position. */
  readonly label: string;
  /** Loads the picture with high priority, because it is the largest of the first screen. */
  readonly first: boolean;
  /** Another slide is shown, so this one is inert. */
  readonly away: boolean;
}

/**
 * One campaign of the banner, which is a single link. A drawn cover contains the brand's logo, so only the name is
 * below it.
 */
export function BannerSlide({ campaign, label, first, away }: BannerSlideProps) {
  const { banner } = useScreenPhrases('home');
  const href = useHref();
  const timeLeft = useTimeLeft(campaign.endAt);
  const { brand, picture, title } = campaign;
  return (
    <article className="slide" aria-roledescription={banner.slide} aria-label={label} inert={away}>
      <Link to={href('campaign', campaign.slug)} onKeyDown={followOnSpace}>
        <span className="slide-media" data-drawn={coverNamePattern.test(picture.hash) || undefined}>
          <ProductPicture
            picture={picture}
            sizes={SIZES}
            width={800}
            widths={wholeWidths}
            alt=""
            priority={first}
          />
        </span>
        <span className="slide-words">
          <span className="slide-brand">{brand.name}</span>
          <span className="slide-title">
            <ForeignText value={title} />
          </span>
          <span className="slide-facts">
            <Icon name="clock" size="small" />
            {timeLeft.words}
            <ForeignMark value={title} />
            <SampleTag brand={brand} />
          </span>
        </span>
        <span className="slide-action">
          <KeyFigureView of={campaign} />
          <span className="slide-look">
            {banner.look}
            <Icon name="arrow-right" size="small" />
          </span>
        </span>
      </Link>
    </article>
  );
}

/** Follows the link on Space, too. */
function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
