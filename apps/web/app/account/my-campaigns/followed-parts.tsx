import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useHref } from '#web/page/address.ts';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { CampaignGrid } from '#web/public/campaign-list/campaign-grid.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import type { InterestParts } from './interest-parts.ts';

/** Everything followed: running campaigns, ended ones, then brands and categories. */
export function FollowedParts({ interests }: { readonly interests: InterestParts }) {
  const { list } = useScreenPhrases('ownRequests');
  const href = useHref();
  const { campaigns, ended, brands, categories } = interests;
  return (
    <>
      {(campaigns.length > 0 || ended.length === 0) && (
        <section className="scroll-mt-24" aria-labelledby="campaigns">
          <SectionHeading id="campaigns" title={list.campaigns} />
          {campaigns.length > 0 ? (
            <>
              <CampaignGrid campaigns={campaigns} headingLevel={3} />
              <p className="mt-4 text-ink-soft text-small">
                {list.reminders} <TextLink to={href('profile')}>{list.toProfile}</TextLink>
              </p>
            </>
          ) : (
            <EmptyState
              icon="bookmark"
              title={list.campaignsEmpty}
              headingLevel={3}
              actions={
                <>
                  <ButtonLink to={href('campaigns')} variant="secondary">
                    {list.browse}
                  </ButtonLink>
                  <ButtonLink
                    to={listAddress(href('campaigns'), { filters: { ending: ['last-week'] } })}
                    variant="secondary"
                  >
                    {list.ending}
                  </ButtonLink>
                </>
              }
            >
              {list.campaignsEmptyText}
            </EmptyState>
          )}
        </section>
      )}
      {ended.length > 0 && (
        <section className="scroll-mt-24" aria-labelledby="ended">
          <SectionHeading id="ended" title={list.ended} />
          <CampaignGrid campaigns={ended} headingLevel={3} />
        </section>
      )}
      {brands.length > 0 && (
        <section className="scroll-mt-24" aria-labelledby="brands">
          <SectionHeading id="brands" title={list.brands} />
          <BrandTiles brands={brands} />
        </section>
      )}
      {categories.length > 0 && (
        <section className="scroll-mt-24" aria-labelledby="categories">
          <SectionHeading id="categories" title={list.categories} />
          <CategoryChips label={list.categories} categories={categories} />
        </section>
      )}
    </>
  );
}
