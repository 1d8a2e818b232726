import { useClient } from '@ayrac/browser/calls/client.ts';
import type { SearchResult } from '@ayrac/contract/search.ts';
import { pageOffset } from '@ayrac/domain/paging.ts';
import { type RefObject, useEffect } from 'react';
import { clickedResult } from './clicked-result.ts';

/** Term of the search whose result was opened last. */
let openedTerm = '';

/**
 * Reports which result was opened and its position, without anything about the visitor. Navigation does not wait for
 * the report.
 */
export function useClickCounts(
  results: RefObject<HTMLElement | null>,
  { term, page }: Pick<SearchResult, 'term' | 'page'>,
): void {
  const client = useClient();
  useEffect(() => {
    const element = results.current;
    const count = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (element === null || link === null) return;
      const all = Array.from(element.querySelectorAll('a'), ({ pathname }) => pathname);
      const clicked = clickedResult(link.pathname, all);
      if (clicked === undefined) return;
      const { kind, slug } = clicked;
      const place = clicked.place + (kind === 'campaign' ? pageOffset(page) : 0);
      const isFirst = openedTerm !== term;
      openedTerm = term;
      client.reportSearchClick({ body: { term, kind, slug, place, isFirst } }).catch(() => undefined);
    };
    element?.addEventListener('click', count);
    return () => element?.removeEventListener('click', count);
  }, [client, results, term, page]);
}
