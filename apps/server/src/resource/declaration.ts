import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ValuesOf } from '@ayrac/domain/field.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { recordColumns } from './record-columns.ts';

/** What the office writes has all of these; what it only reads may do without, and shows what it has. */
type RecordTable = PgTable &
  Readonly<Record<'id' | 'createdAt', PgColumn>> &
  Readonly<Partial<Record<keyof typeof recordColumns, PgColumn>>>;

/** A record about to be written, or just written, in its transaction. */
export interface RecordWrite {
  readonly tx: Executor;
  readonly context: CallContext;
  readonly id: string;
  /** All of its fields, and whether it is in the bin; null where it is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  /** What was asked for, whether it differs or not. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** What a record stands beside: another table of which one row at most belongs to it. */
export interface Join {
  readonly table: PgTable;
  readonly on: SQL;
}

/** Where the records that a field refers to stand. */
export interface Reference {
  readonly table: PgTable & Readonly<{ id: PgColumn; binnedAt?: PgColumn }>;
  /** What they are called: a column, or what follows from some. */
  readonly label: PgColumn | SQL<string>;
}

/** Among which rows of its table a search finds, and how many it is to find at most. */
export interface Among {
  readonly condition: SQL | undefined;
  readonly most: number | undefined;
}

type NameOf<Shape extends ResourceShape> = keyof Shape['fields'] & string;

/** Where the records of a resource stand in the database. */
export interface ServedResource<Shape extends ResourceShape = ResourceShape> {
  readonly shape: Shape;
  /** Has a column for each field, by its name, but for those of `columns`. May be a view where nothing is written. */
  readonly table: RecordTable;
  /** Tables beside it that columns, sorts and the search may name. */
  readonly joins?: readonly Join[];
  /** The fields that stand elsewhere, or follow from others; no form writes them. */
  readonly columns?: Readonly<Partial<Record<keyof Shape['fields'], SQLWrapper>>>;
  /** For each field that refers to records. */
  readonly references?: Readonly<Partial<Record<keyof Shape['fields'], Reference>>>;
  /**
   * Whose a record is, and which brand's; who reaches those of their own alone sees none where it is not told. What the
   * public sees anyway is everybody's.
   */
  readonly scope?: { readonly own?: PgColumn; readonly brand?: PgColumn } | 'everybody';
  /** What each sort goes by before the id; none of it is ever null. */
  readonly sorts: Readonly<Record<Shape['sortable'][number], readonly SQLWrapper[]>>;
  /** Which rows of the table are its records; without it, all. */
  readonly only?: SQL;
  /** How a filter narrows where no column holds what it names. */
  readonly filters?: Readonly<Partial<Record<keyof Shape['fields'], (value: string) => SQL>>>;
  /** The folded text that the words of `q` are looked for in, or the condition by which `q` finds. */
  readonly searched: SQLWrapper | ((q: string, among: Among) => SQL | undefined);
  /** Locks what each write needs beside its records, before them, so that no two wait for each other. */
  holdFirst?(tx: Executor): Promise<void>;
  /** The columns that follow from the fields. */
  keysOf?(values: ValuesOf<Shape['fields']>): Readonly<Record<string, unknown>>;
  /** Columns that follow from what else is in the database. */
  beforeWrite?(write: RecordWrite): Promise<Readonly<Record<string, unknown>>>;
  /** What follows in other tables. */
  afterWrite?(write: RecordWrite): Promise<void>;
  /** The field to blame where a unique index refuses a row, by the index; with what is wrong where it is no name. */
  readonly taken?: Readonly<Record<string, NameOf<Shape> | readonly [NameOf<Shape>, FieldProblem]>>;
  /** What each figure counts. */
  readonly figures?: Readonly<Record<NonNullable<Shape['figures']>[number], SQL<number>>>;
  /** What a write drops from the caches. */
  readonly tags?: readonly string[];
  /** How far the caller reaches: set for each call by `reachedBy`, never by a declaration. */
  readonly reach?: SQL | undefined;
}

/** Declares a resource on the server; the mechanism knows it by its general shape alone. */
export function serve<const Shape extends ResourceShape>(declared: ServedResource<Shape>): ServedResource {
  return declared as unknown as ServedResource;
}
