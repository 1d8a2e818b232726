/** Figures of the dashboard. */
export const figureNames = ['requests', 'response', 'live', 'ending', 'views', 'members'] as const;

/** Figure of the dashboard. `response` is the median time to the first contact, in minutes. */
export type FigureName = (typeof figureNames)[number];

/** Value with the number of its occurrences. */
export interface Counted {
  readonly value: number;
  readonly count: number;
}

/** Returns the median of counted values in any order, or null without values. */
export function medianOf(counted: readonly Counted[]): number | null {
  const sorted = counted.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const lower = valueAt(sorted, Math.floor((total - 1) / 2));
  const upper = valueAt(sorted, Math.floor(total / 2));
  return (lower + upper) / 2;
}

/**
 * Returns the percentile for a share from 0 to 1: the lowest value that is not exceeded by this share of the values.
 * Null without values.
 */
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

/** Returns the difference of two percentages in percentage points, or null when either is missing. */
export function pointsBetween(value: number | null, before: number | null): number | null {
  return value === null || before === null ? null : Math.round(value - before);
}

/** Returns the growth in percent, rounded, or null when either value is missing or the earlier one is 0. */
export function growthOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before === 0) return null;
  return Math.round(((value - before) / before) * 100);
}
