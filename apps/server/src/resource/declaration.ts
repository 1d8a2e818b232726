import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ValuesOf } from '@ayrac/domain/field.ts';
import type { SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { recordColumns } from './record-columns.ts';

type RecordTable = PgTable & Readonly<Record<'id' | keyof typeof recordColumns, PgColumn>>;

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
  /** The field to blame where a unique index refuses a row, by the index. */
  readonly taken: Readonly<Record<string, keyof Shape['fields'] & string>>;
  /** What a write drops from the caches. */
  readonly tags: readonly string[];
}

/** Declares a resource on the server; the mechanism knows it by its general shape alone. */
export function serve<const Shape extends ResourceShape>(declared: ServedResource<Shape>): ServedResource {
  return declared as unknown as ServedResource;
}
