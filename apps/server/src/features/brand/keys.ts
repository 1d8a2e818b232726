import { foldTurkish, turkishSortKey } from '@ayrac/domain/text/turkish.ts';

/** What a brand is compared, found and sorted by, which follows from its name and address. */
export function keysOf({
  name,
  brandUrl,
}: {
  readonly name: string;
  readonly brandUrl?: string | null | undefined;
}) {
  return {
    nameKey: foldTurkish(name),
    searchKey: foldTurkish(`${name} ${brandUrl ?? ''}`),
    sortKey: turkishSortKey(name),
  };
}
