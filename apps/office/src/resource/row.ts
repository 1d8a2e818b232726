/** The value of one field. */
export type Value = string | number | boolean | null;

/** The values of a record's fields by their names. */
export type Values = Readonly<Record<string, Value>>;

/** What every record has beside its fields. */
export interface RowFrame {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isInBin: boolean;
  readonly changedBy: string | null;
  /** What the records are called that its values refer to, by the names of the fields. */
  readonly labels?: Readonly<Record<string, string | null>>;
}

/** A record as its list and its form know it, whatever its noun. */
export type Row = RowFrame & Values;
