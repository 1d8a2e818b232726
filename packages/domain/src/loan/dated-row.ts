/** A row that holds from a day on, until a later one of the same thing does. */
export interface DatedRow {
  /** First day on which it holds in Istanbul, YYYY-MM-DD. */
  readonly validFrom: string;
  /** In the order of writing: of two rows from the same day, the one that was written later corrects the other. */
  readonly number: number;
  /** Absent where no row is ever taken back, or none of those is among them. */
  readonly isTakenBack?: boolean;
}

/** Where a row stands in time: it held, it holds, it will hold, it never did as a later one corrects it, or it was taken back. */
export type RowState = 'past' | 'holding' | 'future' | 'corrected' | 'taken-back';

/** The row that holds on a day (YYYY-MM-DD); undefined where none does yet. The rows are of one thing, in any order. */
export function rowHoldingOn<Row extends DatedRow>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter(({ validFrom, isTakenBack }) => !isTakenBack && validFrom <= day)
    .toSorted(latestFirst)
    .at(0);
}

/** The rows that hold on a day, one of each thing that has one. */
export function rowsHoldingOn<Row extends DatedRow>(
  rows: readonly Row[],
  thingOf: (row: Row) => string,
  day: string,
): Row[] {
  return [...Map.groupBy(rows, thingOf).values()].flatMap((own) => rowHoldingOn(own, day) ?? []);
}

/** Where one of the rows of a thing stands on a day. */
export function stateOfRow<Row extends DatedRow>(
  row: Row,
  ofSameThing: readonly Row[],
  today: string,
): RowState {
  if (row.isTakenBack === true) return 'taken-back';
  // What was written later for the same day stands in its place.
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
