import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { CampaignBadge } from '@ayrac/domain/campaign/campaign-time.ts';
import { wholeWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Card } from '@ayrac/kit/card.tsx';
import type { ReactNode } from 'react';
import { RibbonButton } from '#web/follow/follow-button.tsx';
import { useHref } from '#web/page/address.ts';
import { CardStanding } from '#web/public/standing/card-standing.tsx';
import { ForeignMark, ForeignText } from './foreign-text.tsx';
import { KeyFigureView } from './key-figure-view.tsx';
import { ProductPicture } from './product-picture.tsx';
import { SampleTag } from './sample-tag.tsx';
import { useTimeLeft } from './time-left.tsx';
import { useCampaignBadges } from './use-campaign-badges.ts';

// On a phone asked for a little smaller than it is: nobody sees it, and most phones then take the width below.
const SIZES = '(min-width: 80rem) 18.5rem, (min-width: 60rem) 30vw, (min-width: 37.5rem) 46vw, 86vw';

const tones = { ended: 'neutral', 'last-chance': 'danger', 'last-days': 'warning', new: 'accent' } as const;

interface CampaignCardProps {
  readonly campaign: CampaignCardValue;
  /** One of the first cards of the page: its picture is not put off. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Where it is more than the campaign's own. */
  readonly title?: ReactNode;
  /** Badges that the list says of all its campaigns. */
  readonly said?: readonly CampaignBadge[] | undefined;
}

/** A campaign in a list. */
export function CampaignCard({
  campaign,
  priority = false,
  headingLevel = 3,
  title,
  said,
}: CampaignCardProps) {
  const phrases = usePhrases();
  const href = useHref();
  const timeLeft = useTimeLeft(campaign.endAt);
  const badges = useCampaignBadges(campaign).filter((badge) => !said?.includes(badge));
  return (
    <Card
      to={href('campaign', campaign.slug)}
      headingLevel={headingLevel}
      media={<CardPicture campaign={campaign} priority={priority} />}
      badges={[
        <SampleTag key="sample" brand={campaign.brand} />,
        campaign.isSponsored && (
          <span key="ad" className="tag" title={phrases.campaign.sponsoredHint}>
            {phrases.campaign.sponsored}
          </span>
        ),
        ...badges.map((badge) => (
          <Badge key={badge} tone={tones[badge]}>
            {phrases.campaign.badges[badge]}
          </Badge>
        )),
      ]}
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

/** The picture tells nothing that the title does not: it has no text of its own. */
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
