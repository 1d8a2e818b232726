/** Room for others between two, once all are numbered anew. */
const GAP = 10;

/**
 * The positions of a sequence of which the one at `moved` has just been put there: it gets a number between its
 * neighbours, and where there is none all get new ones.
 */
export function newPositions(positions: readonly number[], moved: number): readonly number[] {
  const before = moved === 0 ? -1 : (positions[moved - 1] ?? 0);
  const after = positions[moved + 1] ?? before + 2 * GAP;
  const between = Math.floor((before + after) / 2);
  if (between > before && between < after) return positions.with(moved, between);
  return positions.map((_, place) => (place + 1) * GAP);
}

/** The position behind the last one; `null` where there is none yet. */
export function lastPosition(last: number | null): number {
  return (last ?? 0) + GAP;
}
