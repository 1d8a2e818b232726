/** What the dashboard counts. */
export const figureNames = ['requests', 'response', 'live', 'ending', 'views', 'members'] as const;

/** One of its figures; `response` is the median of minutes to the first contact. */
export type FigureName = (typeof figureNames)[number];

/** How many of something had a value. */
export interface Counted {
  readonly value: number;
  readonly count: number;
}

/** The median of values that were counted, in any order; null where there is none. */
export function medianOf(counted: readonly Counted[]): number | null {
  const sorted = counted.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const lower = valueAt(sorted, Math.floor((total - 1) / 2));
  const upper = valueAt(sorted, Math.floor(total / 2));
  return (lower + upper) / 2;
}

/** The least value that such a share of values, from 0 to 1, does not exceed; null where there is none. */
export function percentileOf(counted: readonly Counted[], share: number): number | null {
  const sorted = counted.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? null : valueAt(sorted, Math.max(0, Math.ceil(total * share) - 1));
}

function valueAt(sorted: readonly Counted[], place: number): number {
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (place < passed) return value;
  }
  throw new RangeError(`There are ${passed} values, and none at ${place}.`);
}

/** By how many percent something grew, rounded; null where there is nothing to compare with. */
export function growthOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before === 0) return null;
  return Math.round(((value - before) / before) * 100);
}
