import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { FilteredList } from './filtered-list.ts';
import { FilterColumn } from './late-filters.tsx';

interface FilteredAreaProps {
  readonly list: FilteredList;
  /** Content of the list. */
  readonly children: ReactNode;
}

/** Filters and results side by side. The current results stay visible while new ones are loading. */
export function FilteredArea({ list, children }: FilteredAreaProps) {
  const { location } = useNavigation();
  const [path] = list.path.split('?');
  return (
    <div className="filtered">
      <FilterColumn list={list} />
      <div className="filtered-list" aria-busy={location?.pathname === path || undefined}>
        {children}
      </div>
    </div>
  );
}
