import type { ChoiceFacet, Facet } from '@ayrac/contract/filter.ts';

type ChoiceValue = ChoiceFacet['values'][number];

/**
 * Returns the filters of a list with all values that were shown before, so that no option moves under the visitor's
 * hand. A value that would find nothing any more keeps its place, with a count of zero.
 */
export function keepValues(shown: readonly Facet[], next: readonly Facet[]): readonly Facet[] {
  return next.map((facet) => {
    const before = shown.find(({ name }) => name === facet.name);
    if (facet.kind !== 'choice' || before?.kind !== 'choice') return facet;
    return { ...facet, values: withBefore(before.values, facet.values) };
  });
}

/** Inserts each missing value after the one that it followed. */
function withBefore(before: readonly ChoiceValue[], next: readonly ChoiceValue[]): ChoiceValue[] {
  const kept = [...next];
  const placeOf = (one: ChoiceValue | undefined) => kept.findIndex(({ value }) => value === one?.value);
  for (const [at, one] of before.entries()) {
    if (placeOf(one) >= 0) continue;
    kept.splice(placeOf(before[at - 1]) + 1, 0, { ...one, campaigns: 0, isChosen: false });
  }
  return kept;
}
