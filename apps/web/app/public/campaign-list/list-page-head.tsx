import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignPage } from '@ayrac/contract/category.ts';
import { defaultSort, listAddress } from '@ayrac/domain/filter/list-address.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { chosenFilters } from '#web/public/filter/chosen-filters.ts';

interface ListPageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Turkish path of the list without its state. */
  readonly path: string;
  readonly list: CampaignPage;
  /** Whether the list shows a part of another list, chosen by the visitor. */
  readonly isFiltered?: boolean;
  /** Turkish path of the list's feed. */
  readonly feed?: string;
}

/**
 * Title and canonical address of a list. Each page is its own canonical page. Lists that are empty, filtered or in
 * another order are not indexed.
 */
export function ListPageHead({ title, description, path, list, feed, isFiltered }: ListPageHeadProps) {
  const phrases = usePhrases();
  const { page, sort, total, filters } = list;
  const isNarrowed = isFiltered || (filters !== null && Object.keys(chosenFilters(filters)).length > 0);
  return (
    <PageHead
      title={page > 1 ? phrases.list.titleOfPage({ title, page }) : title}
      description={page > 1 ? phrases.list.descriptionOfPage({ description, page }) : description}
      canonical={isNarrowed ? path : listAddress(path, { page })}
      {...(feed === undefined ? {} : { feed })}
      noindex={isNarrowed || sort !== defaultSort || total === 0}
    />
  );
}
