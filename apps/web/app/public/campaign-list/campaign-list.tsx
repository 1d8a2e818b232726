import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { ReactNode } from 'react';
import { CampaignGrid } from './campaign-grid.tsx';
import { ListPages } from './list-pages.tsx';
import { ShownRange } from './shown-range.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useFocusOnPage } from './use-focus-on-page.ts';

interface CampaignListProps {
  /** The list's address without its state. */
  readonly path: string;
  readonly list: CampaignPage;
  /** What stands in place of an empty list: it leads on. */
  readonly empty: ReactNode;
}

/** One page of a list of campaigns with its count, its order and its other pages. */
export function CampaignList({ path, list, empty }: CampaignListProps) {
  const { campaigns, total, page, pages, sort } = list;
  const head = useFocusOnPage<HTMLParagraphElement>(page);
  if (campaigns.length === 0) return empty;
  return (
    <div className="grid gap-6">
      <div className="flex items-center justify-between gap-4">
        <p
          ref={head}
          tabIndex={-1}
          aria-live="polite"
          className="text-balance text-small text-ink-soft sm:text-body"
        >
          <ShownRange page={page} pages={pages} shown={campaigns.length} total={total} />
        </p>
        <span className="flex-none">
          <SortMenu path={path} sort={sort} />
        </span>
      </div>
      <CampaignGrid campaigns={campaigns} />
      <ListPages path={path} sort={sort} page={page} pages={pages} />
    </div>
  );
}
