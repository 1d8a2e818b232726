import { SearchForm } from './search-form.tsx';
import { Sheet } from './sheet.tsx';

export const SEARCH_SHEET = 'search-sheet';

/** The narrow window's search. */
export function SearchSheet() {
  return (
    <Sheet
      id={SEARCH_SHEET}
      className="search-sheet"
      onToggle={(event) => {
        if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <SearchForm />
    </Sheet>
  );
}
