import type { SearchResult } from '@ayrac/contract/search.ts';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { CampaignGrid } from '#web/public/campaign-list/campaign-grid.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { ListPages } from '#web/public/campaign-list/list-pages.tsx';
import { ShownRange } from '#web/public/campaign-list/shown-range.tsx';
import { useFocusOnPage } from '#web/public/campaign-list/use-focus-on-page.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What a term found: categories and brands of that name, then campaigns. */
export function SearchResults({ found }: { readonly found: SearchResult }) {
  const search = useScreenPhrases('search');
  const { term, corrected, page } = found;
  const isFirst = page === 1;
  return (
    <div className="grid gap-10">
      {corrected !== null && (
        <Notice title={search.correctedTitle}>{search.corrected({ term, corrected })}</Notice>
      )}
      {isFirst && found.categories.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-title">{search.categories}</h2>
          <CategoryChips label={search.categories} categories={found.categories} />
        </section>
      )}
      {isFirst && found.brands.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-title">{search.brands}</h2>
          <BrandTiles brands={found.brands} />
        </section>
      )}
      {found.total > 0 && <FoundCampaigns found={found} />}
    </div>
  );
}

function FoundCampaigns({ found }: { readonly found: SearchResult }) {
  const search = useScreenPhrases('search');
  const href = useHref();
  const { campaigns, page, pages, term, total } = found;
  const head = useFocusOnPage<HTMLHeadingElement>(page);
  return (
    <section className="grid gap-6">
      <div className="grid gap-1">
        <h2 ref={head} tabIndex={-1} className="text-title">
          {search.campaigns}
        </h2>
        <div className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
          <p aria-live="polite">
            <ShownRange page={page} pages={pages} shown={campaigns.length} total={total} />
          </p>
          <p className="text-ink-faint">{search.relevance}</p>
        </div>
      </div>
      <CampaignGrid campaigns={campaigns} headingLevel={3} />
      <ListPages path={href('search', term)} page={page} pages={pages} />
    </section>
  );
}
