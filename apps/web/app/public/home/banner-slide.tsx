import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { wholeWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/link.tsx';
import type { KeyboardEvent } from 'react';
import { useHref } from '#web/page/address.ts';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { useTimeLeft } from '#web/public/campaign-list/time-left.tsx';

// On a phone asked for a little smaller than it is: flat areas stay clean, and the first paint waits for fewer bytes.
const SIZES = '(min-width: 80rem) 46rem, (min-width: 60rem) 56vw, (min-width: 37.5rem) 92vw, 75vw';

interface BannerSlideProps {
  readonly campaign: CampaignCard;
  /** Its place among the slides. */
  readonly label: string;
  /** Its picture is the largest of the first screen. */
  readonly first: boolean;
  /** Another slide is shown: nobody stumbles over this one. */
  readonly away: boolean;
}

/** One campaign of the banner, all of it one link. A cover bears the brand's mark: below it stands the name alone. */
export function BannerSlide({ campaign, label, first, away }: BannerSlideProps) {
  const { banner } = useScreenPhrases('home');
  const href = useHref();
  const timeLeft = useTimeLeft(campaign.endAt);
  const { brand, picture, title } = campaign;
  return (
    <article className="slide" aria-roledescription={banner.slide} aria-label={label} inert={away}>
      <Link to={href('campaign', campaign.slug)} onKeyDown={followOnSpace}>
        <span className="slide-media">
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
          <span className="button button-secondary">{banner.look}</span>
        </span>
      </Link>
    </article>
  );
}

/** A link follows Enter by itself; the banner takes the space bar, too. */
function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
