import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { useHref } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { OtherCampaigns } from './other-campaigns.tsx';

interface RemovedCampaignProps {
  readonly category: CategoryLink | null;
  readonly related: readonly CampaignCard[];
}

/** Page of a campaign that was taken down. Shows none of its content, only related campaigns. */
export function RemovedCampaign({ category, related }: RemovedCampaignProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const { removed } = useScreenPhrases('campaignReading');
  const href = useHref();
  return (
    <Container className="grid gap-12 py-12">
      <PageHead title={removed.title} noindex />
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1 tabIndex={-1} className="text-head tracking-tight">
          {removed.title}
        </h1>
        <p className="text-ink-soft">{removed.text}</p>
        <div className="flex flex-wrap gap-3">
          {category && (
            <ButtonLink to={href('category', category.slug)}>{campaignPage.allOfCategory}</ButtonLink>
          )}
          <ButtonLink to={href('categories')} variant="secondary">
            {removed.allCategories}
          </ButtonLink>
        </div>
      </div>
      <OtherCampaigns
        category={category ?? undefined}
        campaigns={related}
        title={campaignPage.liveAlternatives}
      />
    </Container>
  );
}
