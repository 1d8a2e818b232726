import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { SearchForm } from './search-form.tsx';
import { Sheet } from './sheet.tsx';

export const SEARCH_SHEET = 'search-sheet';

/** The search of a narrow window. */
export function SearchSheet() {
  const { shell } = usePhrases();
  return (
    <Sheet
      id={SEARCH_SHEET}
      className="search-sheet"
      label={shell.search.submit}
      head={<SearchForm />}
      firstFocus="input"
    />
  );
}
