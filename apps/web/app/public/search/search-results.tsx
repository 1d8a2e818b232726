import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SearchResult } from '@ayrac/contract/search.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useRef } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { chosenFilters } from '#web/public/filter/chosen-filters.ts';
import { CampaignSection } from './campaign-section.tsx';
import { FoundCampaigns } from './found-campaigns.tsx';
import { ShortcutLine } from './shortcut-line.tsx';
import { useClickCounts } from './use-click-counts.ts';

// Few searches have no results, so this part is hydrated after the rest of the page.
const NothingFound = lateComponent(['nothingFound', 'category'], () =>
  import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound),
);

/** Results of a term: its shortcut, then matching categories and brands, then campaigns. */
export function SearchResults({ found }: { readonly found: SearchResult }) {
  const search = useScreenPhrases('search');
  const { term, corrected, page, filters, shortcut, ended } = found;
  const isFiltered = filters !== null && Object.keys(chosenFilters(filters)).length > 0;
  const results = useRef<HTMLDivElement>(null);
  useClickCounts(results, found);
  const isFirst = page === 1 && !isFiltered;
  const categories = found.categories.length > 0 && (
    <section key="categories" className="grid gap-3">
      <h2 className="text-title">{search.categories}</h2>
      <CategoryChips label={search.categories} categories={found.categories} />
    </section>
  );
  const brands = found.brands.length > 0 && (
    <section key="brands" className="grid gap-3">
      <h2 className="text-title">{search.brands}</h2>
      <BrandTiles brands={found.brands} apart />
    </section>
  );
  return (
    <div className="grid gap-10" ref={results}>
      {corrected !== null && (
        <Notice title={search.corrected({ corrected })}>{search.correction({ term })}</Notice>
      )}
      {isFirst && shortcut !== null && <ShortcutLine shortcut={shortcut} />}
      {isFirst && (found.leading === 'brands' ? [brands, categories] : [categories, brands])}
      {found.total > 0 || isFiltered ? (
        <FoundCampaigns found={found} isAlone={!isFirst || !(categories || brands)} />
      ) : (
        <NothingFound found={found} />
      )}
      <CampaignSection title={search.ended} lede={search.endedLede} campaigns={ended} />
    </div>
  );
}
