import { withRecentTerm } from '@ayrac/domain/search/suggestion.ts';

/** A tab's own memory: what was searched is gone with it, and no consent is asked for. */
const KEY = 'recentSearches';

/** The terms that were searched in this tab, the last one first. */
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

/** A browser may refuse storage altogether; then nothing is remembered. */
function write(change: (terms: readonly string[]) => void): void {
  try {
    change(readRecentTerms());
  } catch {
    return;
  }
}
