import { type ComponentType, Suspense } from 'react';
import { lateComponent } from '#web/late-component.ts';
import type { FilteredList } from './filtered-list.ts';

type Part = ComponentType<{ readonly list: FilteredList }>;

// As they are sent they are a form and links, which work before script takes them over.
export const AppliedFilters = late((parts) => parts.AppliedFilters);
export const FilterButton = late((parts) => parts.FilterButton);
export const FilterColumn = late((parts) => parts.FilterColumn);
export const NothingLeft = late((parts) => parts.NothingLeft);

function late(choose: (parts: typeof import('./parts.ts')) => Part): Part {
  const Late = lateComponent('filter', () => import('./parts.ts').then(choose));
  return (props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
