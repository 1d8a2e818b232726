import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { FilteredList } from './filtered-list.ts';
import { FilterColumn } from './late-filters.tsx';

interface FilteredAreaProps {
  readonly list: FilteredList;
  /** What the list shows. */
  readonly children: ReactNode;
}

/** Filters and what they leave, side by side; what is there stays in sight while what was asked for is on its way. */
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
