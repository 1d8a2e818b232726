/** Gap between two positions after renumbering, so that records can be inserted between them. */
const GAP = 10;

/**
 * Returns the positions of a sequence in which the element at index `moved` was just placed there. It gets a number
 * between its neighbours; if none is free, all are renumbered.
 */
export function newPositions(positions: readonly number[], moved: number): readonly number[] {
  const before = moved === 0 ? -1 : (positions[moved - 1] ?? 0);
  const after = positions[moved + 1] ?? before + 2 * GAP;
  const between = Math.floor((before + after) / 2);
  if (between > before && between < after) return positions.with(moved, between);
  return positions.map((_, place) => (place + 1) * GAP);
}

/** Returns the position after the last one; `null` means that there are no records. */
export function lastPosition(last: number | null): number {
  return (last ?? 0) + GAP;
}
