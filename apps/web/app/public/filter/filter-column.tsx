import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { FilterForm } from './filter-form.tsx';
import type { FilteredList } from './filtered-list.ts';

/** Id that the button of a narrow window links to without script. */
export const FILTER_COLUMN = 'filtreler';

/** Filters beside a list. In a narrow window they are in a sheet, and on the page only without script. */
export function FilterColumn({ list }: { readonly list: FilteredList }) {
  const words = useScreenPhrases('filter');
  return (
    <aside id={FILTER_COLUMN} className="filter-column" aria-label={words.title}>
      <h2 className="filter-title">{words.title}</h2>
      {/* Another list, such as that of another search, begins with values of its own. */}
      <FilterForm key={list.path} list={list} />
    </aside>
  );
}
