import type { Row } from '#office/client/row.ts';

type Listed = Pick<Row, 'id' | 'version'>;

/** Neighbours of the open record, as of the version before any action on it. */
export interface Neighbours {
  readonly id: string;
  readonly version: number;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Returns the neighbours of the open record. An action may move the record within the list or remove it; its former
 * neighbours are then kept.
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

/** Returns the index to which a step from the open record leads, or undefined at the end of the list. */
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
