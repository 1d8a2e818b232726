import { foldTurkish, turkishSortKey } from '@ayrac/domain/text/turkish.ts';

/** What a category is compared, found and sorted by, which follows from its names. */
export function keysOf({
  name,
  nameEn,
}: {
  readonly name: string;
  readonly nameEn?: string | null | undefined;
}) {
  return {
    nameKey: foldTurkish(name),
    searchKey: foldTurkish(`${name} ${nameEn ?? ''}`),
    sortKey: turkishSortKey(name),
  };
}
