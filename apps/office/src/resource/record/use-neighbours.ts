import { useRef } from 'react';
import type { Row } from '#office/client/row.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';

/** Returns the neighbours of the open record. */
export function useNeighbours(rows: readonly Row[], open: string | null): Neighbours | null {
  const known = useRef<Neighbours | null>(null);
  known.current = neighboursOf(rows, open, known.current);
  return known.current;
}
