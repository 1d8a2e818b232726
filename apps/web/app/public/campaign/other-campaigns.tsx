import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useHref } from '#web/page/address.ts';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';

/** Fills whole rows at every width. */
const SHOWN = 4;

interface OtherCampaignsProps {
  /** Category of the campaigns. */
  readonly category: CategoryLink | undefined;
  readonly campaigns: readonly CampaignCardValue[];
  readonly title: string;
}

/** Campaigns of the same category, with a link to all of them. */
export function OtherCampaigns({ category, campaigns, title }: OtherCampaignsProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const href = useHref();
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="diger-kampanyalar">
      <SectionHeading
        id="diger-kampanyalar"
        title={title}
        action={
          category && (
            <TextLink variant="more" to={href('category', category.slug)}>
              {campaignPage.allOfCategory}
            </TextLink>
          )
        }
      />
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {campaigns.slice(0, SHOWN).map((other) => (
          <li key={other.id} className="grid">
            <CampaignCard campaign={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
