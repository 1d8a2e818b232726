import type { Row } from './row.ts';

type Listed = Pick<Row, 'id' | 'version'>;

/** Which records stood around the one that is open, as long as nothing was done to it. */
export interface Neighbours {
  readonly id: string;
  readonly version: number;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The neighbours of an open record. What is done to it may send it to another place of the list, or out of it; from
 * then on those are kept that it had.
 */
export function neighboursOf(
  rows: readonly Listed[],
  open: string | null,
  known: Neighbours | null,
): Neighbours | null {
  if (open === null) return null;
  const kept = known?.id === open ? known : null;
  const place = rows.findIndex(({ id }) => id === open);
  const row = rows[place];
  if (row === undefined || (kept !== null && kept.version !== row.version)) return kept;
  const { id, version } = row;
  return { id, version, before: rows[place - 1]?.id ?? null, after: rows[place + 1]?.id ?? null };
}

/** The place that a step from an open record leads to; undefined where there is nothing further. */
export function placeBeside(
  rows: readonly Listed[],
  open: string,
  by: 1 | -1,
  known: Neighbours | null,
): number | undefined {
  const neighbour = by === 1 ? known?.after : known?.before;
  const found = rows.findIndex(({ id }) => id === neighbour);
  if (found >= 0) return found;
  const place = rows.findIndex(({ id }) => id === open);
  return place >= 0 && rows[place + by] !== undefined ? place + by : undefined;
}
