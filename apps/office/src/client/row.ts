/** Value of a field. */
export type Value = string | number | boolean | null;

/** Values of a record by field. */
export type Values = Readonly<Record<string, Value>>;

/** Properties that every record has besides its fields. */
interface RowFrame {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isInBin: boolean;
  readonly changedBy: string | null;
  /** Titles of referenced records, by field. */
  readonly labels?: Readonly<Record<string, string | null>>;
}

/** A record of any resource, as in its list and form. */
export type Row = RowFrame & Values;
