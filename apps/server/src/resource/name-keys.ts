import { foldTurkish, turkishSortKey } from '@ayrac/domain/text/turkish.ts';

/** What a record is compared, found and sorted by: all of it follows from its name and from what else it is found by. */
export function nameKeys(name: string, ...alsoFoundBy: readonly (string | null | undefined)[]) {
  const texts = [name, ...alsoFoundBy].filter((text) => text !== null && text !== undefined);
  return {
    nameKey: foldTurkish(name),
    searchKey: foldTurkish(texts.join(' ')),
    sortKey: turkishSortKey(name),
  };
}
