import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { CampaignBadge } from '@ayrac/domain/campaign/campaign-time.ts';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import { saysStanding } from '#web/public/standing/standing-words.ts';
import { CampaignRows } from './campaign-rows.tsx';
import { HomeSection } from './home-section.tsx';

interface CampaignSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  readonly campaigns: readonly CampaignCardValue[];
  /**
   * ranking and list: rows with their figures in a column; strip: one row to swipe along where it is narrow; grid:
   * cards side by side, of which a phone shows the first.
   */
  readonly form: 'ranking' | 'list' | 'strip' | 'grid';
  /** The list that the section is the beginning of, in the page's language. */
  readonly all?: string;
  readonly band?: boolean;
  /** Badges that the title says of all its campaigns. */
  readonly said?: readonly CampaignBadge[] | undefined;
}

/** A section of campaigns; each has the form that tells it from its neighbours. */
export function CampaignSection({ campaigns, form, all, said, ...section }: CampaignSectionProps) {
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
        <ul data-standing={saysStanding(campaigns)} className={form === 'strip' ? 'shelf' : 'home-cards'}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} said={said} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
