import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { type ListState, listAddress } from '@ayrac/domain/filter/list-address.ts';
import { Pagination } from '@ayrac/kit/navigation/pagination.tsx';

interface ListPagesProps extends Partial<ListState<SearchSort>> {
  /** Path of the list without its state. */
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** Pagination of a list. */
export function ListPages({ path, page, pages, ...state }: ListPagesProps) {
  const { list } = usePhrases();
  return (
    <Pagination
      label={list.pages}
      previousLabel={list.previous}
      nextLabel={list.next}
      pageLabel={(one) => list.page({ page: one })}
      current={page}
      last={pages}
      hrefOf={(one) => listAddress(path, { ...state, page: one })}
    />
  );
}
