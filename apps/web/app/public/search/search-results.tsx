import type { SearchResult } from '@ayrac/contract/search.ts';
import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { chosenFilters } from '#web/public/filter/chosen-filters.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FoundCampaigns } from './found-campaigns.tsx';

/** What a term found: categories and brands of that name, then campaigns. */
export function SearchResults({ found }: { readonly found: SearchResult }) {
  const search = useScreenPhrases('search');
  const href = useHref();
  const { term, corrected, page, filters } = found;
  const isFiltered = filters !== null && Object.keys(chosenFilters(filters)).length > 0;
  const isFirst = page === 1 && !isFiltered;
  // A word that all campaigns answer to leaves nothing to filter by: the largest categories lead on.
  const categories = filters === null ? found.suggestions : found.categories;
  return (
    <div className="grid gap-10">
      {corrected !== null && (
        <Notice title={search.corrected({ corrected })}>
          {search.correction({ term })}{' '}
          <TextLink to={href('search', corrected)} rel="nofollow">
            {corrected}
          </TextLink>
        </Notice>
      )}
      {isFirst && categories.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-title">{search.categories}</h2>
          <CategoryChips label={search.categories} categories={categories} />
        </section>
      )}
      {isFirst && found.brands.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-title">{search.brands}</h2>
          <BrandTiles brands={found.brands} apart />
        </section>
      )}
      {(found.total > 0 || isFiltered) && <FoundCampaigns found={found} />}
    </div>
  );
}
