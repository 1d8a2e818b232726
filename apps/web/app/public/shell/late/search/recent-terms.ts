import { withRecentTerm } from '@ayrac/domain/search/suggestion.ts';

/** Stored in the tab only, so it disappears with it and needs no consent. */
const KEY = 'recentSearches';

/** Returns the terms searched in this tab, the latest first. */
export function readRecentTerms(): readonly string[] {
  try {
    const terms: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberTerm(term: string): void {
  write((terms) => sessionStorage.setItem(KEY, JSON.stringify(withRecentTerm(terms, term))));
}

export function forgetTerms(): void {
  write(() => sessionStorage.removeItem(KEY));
}

/** If the browser denies storage, nothing is remembered. */
function write(change: (terms: readonly string[]) => void): void {
  try {
    change(readRecentTerms());
  } catch {
    return;
  }
}
