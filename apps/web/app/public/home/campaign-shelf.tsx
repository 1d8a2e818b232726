import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { CampaignBadge } from '@ayrac/domain/campaign/campaign-time.ts';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import { HomeSection } from './home-section.tsx';

interface CampaignShelfProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  readonly campaigns: readonly CampaignCardValue[];
  /** The list that the section is the beginning of, in the page's language. */
  readonly all?: string;
  readonly band?: boolean;
  /** Badges that the title says of all its campaigns. */
  readonly said?: readonly CampaignBadge[] | undefined;
}

/** A section of cards: a grid, and in a narrow window one row to swipe along. */
export function CampaignShelf({ campaigns, all, said, ...section }: CampaignShelfProps) {
  const { seeAll } = useScreenPhrases('home');
  if (campaigns.length === 0) return null;
  const more = all && (
    <TextLink variant="more" to={all} aria-label={`${seeAll}: ${section.title}`}>
      {seeAll}
    </TextLink>
  );
  return (
    <HomeSection {...section} more={more} className="home-shelf">
      <ul className="shelf">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} said={said} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
