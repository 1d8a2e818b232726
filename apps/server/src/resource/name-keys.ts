import { foldTurkish, turkishSortKey } from '@ayrac/domain/text/turkish.ts';

/**
 * Returns the folded keys by which a record is compared, searched and sorted, derived from its name and further
 * searchable texts.
 */
export function nameKeys(name: string, ...alsoFoundBy: readonly (string | null | undefined)[]) {
  const texts = [name, ...alsoFoundBy].filter((text) => text !== null && text !== undefined);
  return {
    nameKey: foldTurkish(name),
    searchKey: foldTurkish(texts.join(' ')),
    sortKey: turkishSortKey(name),
  };
}
