import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ValuesOf } from '@ayrac/domain/field.ts';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import type { recordColumns } from './record-columns.ts';

type RecordTable = PgTable & Readonly<Record<'id' | keyof typeof recordColumns, PgColumn>>;

/** A record about to be written, or just written, in its transaction. */
export interface RecordWrite {
  readonly tx: Executor;
  readonly now: Date;
  readonly id: string;
  /** All of its fields, and whether it is in the bin; null where it is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Where the records of a resource stand in the database. */
export interface ServedResource<Shape extends ResourceShape = ResourceShape> {
  readonly shape: Shape;
  /** Has a column for each field, by its name. */
  readonly table: RecordTable;
  /** What each sort goes by before the id; none of it is ever null. */
  readonly sorts: Readonly<Record<Shape['sortable'][number], readonly SQLWrapper[]>>;
  /** The column with the folded text that `q` is looked for in. */
  readonly searched: PgColumn;
  /** The columns that follow from the fields. */
  keysOf(values: ValuesOf<Shape['fields']>): Readonly<Record<string, unknown>>;
  /** Columns that follow from what else is in the database. */
  beforeWrite?(write: RecordWrite): Promise<Readonly<Record<string, unknown>>>;
  /** What follows in other tables. */
  afterWrite?(write: RecordWrite): Promise<void>;
  /** The field to blame where a unique index refuses a row, by the index. */
  readonly taken: Readonly<Record<string, keyof Shape['fields'] & string>>;
  /** What each figure counts. */
  readonly figures?: Readonly<Record<NonNullable<Shape['figures']>[number], SQL<number>>>;
  /** What a write drops from the caches. */
  readonly tags: readonly string[];
}

/** Declares a resource on the server; the mechanism knows it by its general shape alone. */
export function serve<const Shape extends ResourceShape>(declared: ServedResource<Shape>): ServedResource {
  return declared as unknown as ServedResource;
}
