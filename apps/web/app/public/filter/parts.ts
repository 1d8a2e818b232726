export { AppliedFilters } from './applied-filters.tsx';
export { FilterButton } from './filter-button.tsx';
export { FilterColumn } from './filter-column.tsx';
export { NothingLeft } from './nothing-left.tsx';
