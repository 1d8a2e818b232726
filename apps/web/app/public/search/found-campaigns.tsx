import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SearchResult } from '@ayrac/contract/search.ts';
import { campaignSorts } from '@ayrac/domain/campaign/campaign-order.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useHref } from '#web/page/address.ts';
import { CampaignGrid } from '#web/public/campaign-list/campaign-grid.tsx';
import { ListPages } from '#web/public/campaign-list/list-pages.tsx';
import { ShownRange } from '#web/public/campaign-list/shown-range.tsx';
import { SortMenu } from '#web/public/campaign-list/sort-menu.tsx';
import { useFocusOnPage } from '#web/public/campaign-list/use-focus-on-page.ts';
import { chosenFilters } from '#web/public/filter/chosen-filters.ts';
import { FilteredArea } from '#web/public/filter/filtered-area.tsx';
import { AppliedFilters, FilterButton, NothingLeft } from '#web/public/filter/late-filters.tsx';
import { FoundTitle } from './found-title.tsx';

interface FoundCampaignsProps {
  readonly found: SearchResult;
  /** Whether there are no other results above. The page's title is then their heading, too. */
  readonly isAlone: boolean;
}

/** The campaigns that match a term, with their filters. */
export function FoundCampaigns({ found, isAlone }: FoundCampaignsProps) {
  const search = useScreenPhrases('search');
  const href = useHref();
  const locale = useLocale();
  const { campaigns, cutAt, filters, page, pages, sort, term, total } = found;
  const chosen = filters === null ? {} : chosenFilters(filters);
  const range = { page, pages, shown: campaigns.length, total };
  const head = useFocusOnPage<HTMLHeadingElement>(page, JSON.stringify(chosen));
  const path = href('search', term);
  const list = filters !== null && filters.facets.length > 0 && { path, sort, filters, total };
  const content = (
    <>
      <div className="list-tools">
        {/* The title shows the count; the status announces it when it changes. */}
        <p role="status" className="sr-only">
          <ShownRange {...range} />
        </p>
        <p aria-hidden="true">
          <ShownRange {...range} isCountAbove />
        </p>
        <span>
          {list && <FilterButton list={list} />}
          {total > 0 && (
            <SortMenu
              path={path}
              sort={sort}
              filters={chosen}
              sorts={['relevance', ...(filters?.sorts ?? campaignSorts)]}
            />
          )}
        </span>
      </div>
      {cutAt !== null && (
        <p className="text-small text-ink-soft">{search.cutAt({ count: formatCount(cutAt, locale) })}</p>
      )}
      {list && <AppliedFilters list={list} />}
      {list && campaigns.length === 0 ? (
        <NothingLeft list={list} />
      ) : (
        <CampaignGrid
          campaigns={campaigns}
          sort={sort}
          headingLevel={3}
          isBeside={list !== false}
          titleOf={(campaign) => <FoundTitle of={campaign} />}
        />
      )}
      <ListPages path={path} sort={sort} filters={chosen} page={page} pages={pages} />
    </>
  );
  return (
    <section className="grid gap-6">
      <h2 ref={head} tabIndex={-1} className={isAlone ? 'sr-only' : 'text-title'}>
        {search.campaigns}
      </h2>
      {list ? <FilteredArea list={list}>{content}</FilteredArea> : content}
    </section>
  );
}
