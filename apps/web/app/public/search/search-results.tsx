import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SearchResult } from '@ayrac/contract/search.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useRef } from 'react';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { chosenFilters } from '#web/public/filter/chosen-filters.ts';
import { FoundCampaigns } from './found-campaigns.tsx';
import { useClickCounts } from './use-click-counts.ts';

/** What a term found: categories and brands of that name, then campaigns. */
export function SearchResults({ found }: { readonly found: SearchResult }) {
  const search = useScreenPhrases('search');
  const { term, corrected, page, filters } = found;
  const isFiltered = filters !== null && Object.keys(chosenFilters(filters)).length > 0;
  const results = useRef<HTMLDivElement>(null);
  useClickCounts(results, found);
  const isFirst = page === 1 && !isFiltered;
  return (
    <div className="grid gap-10" ref={results}>
      {corrected !== null && (
        <Notice title={search.corrected({ corrected })}>{search.correction({ term })}</Notice>
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
          <BrandTiles brands={found.brands} apart />
        </section>
      )}
      {(found.total > 0 || isFiltered) && <FoundCampaigns found={found} />}
    </div>
  );
}
