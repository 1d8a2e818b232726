import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FilteredList } from './filtered-list.ts';
import { FilterColumn } from './late-filters.tsx';

interface FilteredAreaProps {
  readonly list: FilteredList;
  /** Content of the list. */
  readonly children: ReactNode;
}

/** Filters and results side by side. The current results stay visible while new ones are loading. */
export function FilteredArea({ list, children }: FilteredAreaProps) {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const [path] = list.path.split('?');
  // Opening or closing something over the page changes only the hash, and loads nothing.
  const isLoading = next !== undefined && next.pathname === path && next.search !== search;
  return (
    <div className="filtered">
      <FilterColumn list={list} />
      <div className="filtered-list" aria-busy={isLoading || undefined}>
        {children}
      </div>
    </div>
  );
}
