import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { ReactNode } from 'react';
import { chosenFilters } from '#web/public/filter/chosen-filters.ts';
import { FilteredArea } from '#web/public/filter/filtered-area.tsx';
import { AppliedFilters, FilterButton, NothingLeft } from '#web/public/filter/late-filters.tsx';
import { CampaignGrid } from './campaign-grid.tsx';
import { ListPages } from './list-pages.tsx';
import { ShownRange } from './shown-range.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useFocusOnPage } from './use-focus-on-page.ts';

interface CampaignListProps {
  /** Path of the list without its state. */
  readonly path: string;
  readonly list: CampaignPage;
  /** Shown in place of an empty list, with links to go on. */
  readonly empty: ReactNode;
}

/** One page of a list of campaigns with its count, sorting, filters and pagination. */
export function CampaignList({ path, list, empty }: CampaignListProps) {
  const { campaigns, total, page, pages, sort, filters } = list;
  const chosen = filters === null ? {} : chosenFilters(filters);
  const head = useFocusOnPage<HTMLParagraphElement>(page, JSON.stringify(chosen));
  const isFilterable = filters !== null && filters.facets.length > 0;
  if (campaigns.length === 0 && Object.keys(chosen).length === 0) return empty;
  const filtered = isFilterable && { path, sort, filters, total };
  const content = (
    <>
      <div className="list-tools">
        <p ref={head} tabIndex={-1} role="status" className="sm:text-body">
          <ShownRange page={page} pages={pages} shown={campaigns.length} total={total} />
        </p>
        <span>
          {filtered && <FilterButton list={filtered} />}
          {total > 0 && (
            <SortMenu path={path} sort={sort} filters={chosen} {...(filters && { sorts: filters.sorts })} />
          )}
        </span>
      </div>
      {filtered && <AppliedFilters list={filtered} />}
      {filtered && campaigns.length === 0 ? (
        <NothingLeft list={filtered} />
      ) : (
        <CampaignGrid campaigns={campaigns} sort={sort} isBeside={isFilterable} />
      )}
      <ListPages path={path} sort={sort} filters={chosen} page={page} pages={pages} />
    </>
  );
  if (!filtered) return <div className="grid gap-6">{content}</div>;
  return <FilteredArea list={filtered}>{content}</FilteredArea>;
}
