import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { CampaignBadge } from '@ayrac/domain/campaign/campaign-time.ts';
import { wholeWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { Badge, Tag } from '@ayrac/kit/badge.tsx';
import { Card } from '@ayrac/kit/card.tsx';
import type { ReactNode } from 'react';
import { RibbonButton } from '#web/follow/follow-button.tsx';
import { useHref } from '#web/page/address.ts';
import { CardStanding } from '#web/public/standing/card-standing.tsx';
import { ForeignMark, ForeignText } from './foreign-text.tsx';
import { KeyFigureView } from './key-figure-view.tsx';
import { ProductPicture } from './product-picture.tsx';
import { useIsSample } from './sample-tag.tsx';
import { useTimeLeft } from './time-left.tsx';
import { useCampaignBadges } from './use-campaign-badges.ts';

// Slightly less than the real width on a phone: the difference is invisible, and most phones then load the next smaller
// picture.
const SIZES = '(min-width: 80rem) 18.5rem, (min-width: 60rem) 30vw, (min-width: 37.5rem) 46vw, 86vw';

const tones = { ended: 'neutral', 'last-chance': 'danger', 'last-days': 'warning', new: 'accent' } as const;

interface CampaignCardProps {
  readonly campaign: CampaignCardValue;
  /** Loads the picture eagerly, for the first cards of a page. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Replaces the plain title, for example to mark words in it. */
  readonly title?: ReactNode;
  /** Badges that the list already implies for all its campaigns. They are not repeated on the card. */
  readonly shownBadges?: readonly CampaignBadge[] | undefined;
}

/** A campaign in a list. */
export function CampaignCard({
  campaign,
  priority = false,
  headingLevel = 3,
  title,
  shownBadges,
}: CampaignCardProps) {
  const phrases = usePhrases();
  const href = useHref();
  const timeLeft = useTimeLeft(campaign.endAt);
  const isSample = useIsSample(campaign.brand);
  const { isSponsored } = campaign;
  const badges = useCampaignBadges(campaign).filter((badge) => !shownBadges?.includes(badge));
  const isMarked = isSample || isSponsored || badges.length > 0;
  return (
    <Card
      to={href('campaign', campaign.slug)}
      headingLevel={headingLevel}
      media={<CardPicture campaign={campaign} priority={priority} />}
      badges={
        isMarked && (
          <>
            {isSample && <Tag>{phrases.campaign.sample}</Tag>}
            {isSponsored && (
              <span className="tag" title={phrases.campaign.sponsoredHint}>
                {phrases.campaign.sponsored}
              </span>
            )}
            {badges.map((badge) => (
              <Badge key={badge} tone={tones[badge]}>
                {phrases.campaign.badges[badge]}
              </Badge>
            ))}
          </>
        )
      }
      brand={campaign.brand.name}
      title={title ?? <ForeignText value={campaign.title} />}
      figure={
        <>
          <KeyFigureView of={campaign} />
          <CardStanding campaign={campaign} />
        </>
      }
      timeLeft={timeLeft.words}
      urgency={timeLeft.urgency}
      remark={<ForeignMark value={campaign.title} />}
      action={
        <RibbonButton
          relation={`campaign:${campaign.id}`}
          name={campaign.title.text}
          endAt={campaign.endAt}
        />
      }
    />
  );
}

/** The picture adds nothing to the title, so its `alt` is empty. */
function CardPicture({ campaign, priority }: { campaign: CampaignCardValue; priority: boolean }) {
  return (
    <ProductPicture
      picture={campaign.picture}
      sizes={SIZES}
      width={480}
      widths={wholeWidths}
      alt=""
      priority={priority}
    />
  );
}
