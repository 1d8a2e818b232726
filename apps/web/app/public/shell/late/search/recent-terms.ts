import { readJson, withStorage } from '@ayrac/browser/browser-storage.ts';
import { withRecentTerm } from '@ayrac/domain/search/suggestion.ts';

/** Stored in the tab only, so it disappears with it and needs no consent. */
const KEY = 'recentSearches';

/** Returns the terms searched in this tab, the latest first. */
export function readRecentTerms(): readonly string[] {
  const terms = withStorage('sessionStorage', (storage) => readJson(storage, KEY));
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
}

/** Puts a term first. If the browser denies storage, nothing is remembered. */
export function rememberTerm(term: string): void {
  const terms = withRecentTerm(readRecentTerms(), term);
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify(terms)));
}

export function forgetTerms(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}
