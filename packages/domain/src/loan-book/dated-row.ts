/** Row that is valid from a day on, until a later row for the same subject replaces it. */
export interface DatedRow {
  /** First day of validity in İstanbul, YYYY-MM-DD. */
  readonly validFrom: string;
  /** Sequence number of writing. Of two rows from the same day, the later one corrects the earlier. */
  readonly number: number;
  /** Absent where rows are never withdrawn, or withdrawn rows have been filtered out. */
  readonly isTakenBack?: boolean;
}

/**
 * State of a row on a day: no longer valid, valid, not yet valid, corrected by a later row for the same day, or
 * withdrawn.
 */
export type RowState = 'past' | 'holding' | 'future' | 'corrected' | 'taken-back';

/**
 * Returns the row that is valid on a day (YYYY-MM-DD), or undefined when none is valid yet. All rows must be of the
 * same subject; their order does not matter.
 */
export function rowHoldingOn<Row extends DatedRow>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter(({ validFrom, isTakenBack }) => !isTakenBack && validFrom <= day)
    .toSorted(latestFirst)
    .at(0);
}

/** Returns the rows that are valid on a day, at most one for each subject. */
export function rowsHoldingOn<Row extends DatedRow>(
  rows: readonly Row[],
  thingOf: (row: Row) => string,
  day: string,
): Row[] {
  return [...Map.groupBy(rows, thingOf).values()].flatMap((own) => rowHoldingOn(own, day) ?? []);
}

/** Returns the state of a row on a day. `ofSameThing` are all rows of its subject. */
export function stateOfRow<Row extends DatedRow>(
  row: Row,
  ofSameThing: readonly Row[],
  today: string,
): RowState {
  if (row.isTakenBack === true) return 'taken-back';
  // A later row for the same day replaces this one.
  const isCorrected = ofSameThing.some(
    (other) => !other.isTakenBack && other.validFrom === row.validFrom && other.number > row.number,
  );
  if (isCorrected) return 'corrected';
  if (row.validFrom > today) return 'future';
  return rowHoldingOn(ofSameThing, today)?.number === row.number ? 'holding' : 'past';
}

function latestFirst(one: DatedRow, other: DatedRow): number {
  if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? 1 : -1;
  return other.number - one.number;
}
