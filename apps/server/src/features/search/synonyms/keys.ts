import { queryWords } from '@ayrac/domain/search/search-query.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

interface Told {
  readonly term: string;
  readonly meaning: string | null;
  readonly path: string | null;
}

/** What a synonym is compared and found by. */
export function keysOf({ term, meaning, path }: Told) {
  return { termKey: termKeyOf(term), searchKey: foldTurkish(`${term} ${meaning ?? ''} ${path ?? ''}`) };
}

/** A term as queries are compared with it. */
export function termKeyOf(term: string): string {
  return queryWords(term).join(' ');
}
