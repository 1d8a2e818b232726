import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { FilterForm } from './filter-form.tsx';
import type { FilteredList } from './filtered-list.ts';

/** Where the button of a narrow window leads before script runs. */
export const FILTER_COLUMN = 'filtreler';

/** The filters beside a list; in a narrow window they come as a sheet, and stand here where script does not run. */
export function FilterColumn({ list }: { readonly list: FilteredList }) {
  const words = useScreenPhrases('filter');
  return (
    <aside id={FILTER_COLUMN} className="filter-column" aria-label={words.title}>
      <h2 className="filter-title">{words.title}</h2>
      <FilterForm list={list} />
    </aside>
  );
}
