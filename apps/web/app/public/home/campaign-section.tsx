import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { CampaignBadge } from '@ayrac/domain/campaign/campaign-time.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import { hasStanding } from '#web/public/standing/standing-words.ts';
import { CampaignRows } from './campaign-rows.tsx';
import { HomeSection } from './home-section.tsx';

interface CampaignSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  readonly campaigns: readonly CampaignCardValue[];
  /**
   * `ranking` and `list` are rows with a column of figures. `strip` is a row that scrolls in a narrow window. `grid` is
   * a grid of cards, of which a phone shows the first ones.
   */
  readonly form: 'ranking' | 'list' | 'strip' | 'grid';
  /** Address of the full list, in the page's language. */
  readonly all?: string;
  readonly band?: boolean;
  /** Badges that the title already implies for all campaigns. */
  readonly shownBadges?: readonly CampaignBadge[] | undefined;
}

/** A section of campaigns. Its layout distinguishes it from its neighbours. */
export function CampaignSection({ campaigns, form, all, shownBadges, ...section }: CampaignSectionProps) {
  const { seeAll } = useScreenPhrases('home');
  if (campaigns.length === 0) return null;
  const more = all && (
    <TextLink variant="more" to={all} aria-label={`${seeAll}: ${section.title}`}>
      {seeAll}
    </TextLink>
  );
  const isRows = form === 'ranking' || form === 'list';
  return (
    <HomeSection {...section} more={more} className={`home-${form}`}>
      {isRows ? (
        <CampaignRows campaigns={campaigns} isRanked={form === 'ranking'} />
      ) : (
        <ul data-standing={hasStanding(campaigns)} className={form === 'strip' ? 'shelf' : 'home-cards'}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} shownBadges={shownBadges} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
