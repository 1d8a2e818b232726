import { queryWords } from '@ayrac/domain/search/search-query.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

interface SynonymRow {
  readonly term: string;
  readonly meaning: string | null;
  readonly path: string | null;
}

/** Returns the keys by which a synonym is compared and searched. */
export function keysOf({ term, meaning, path }: SynonymRow) {
  return { termKey: termKeyOf(term), searchKey: foldTurkish(`${term} ${meaning ?? ''} ${path ?? ''}`) };
}

/** Returns a term in the form in which queries are compared with it. */
export function termKeyOf(term: string): string {
  return queryWords(term).join(' ');
}
