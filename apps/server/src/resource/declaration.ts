import type { LookupName, ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ValuesOf } from '@ayrac/domain/field/field.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { recordColumns } from './record-columns.ts';

/**
 * Tables that the office writes have all of these columns. Read-only ones may lack some, and show those that they have.
 */
type RecordTable = PgTable &
  Readonly<Record<'id' | 'createdAt', PgColumn>> &
  Readonly<Partial<Record<keyof typeof recordColumns, PgColumn>>>;

/** A record before or after a write, within its transaction. */
export interface RecordWrite {
  readonly tx: Executor;
  readonly context: CallContext;
  /** The change that it belongs to. Whatever is written under the same id is undone with it. */
  readonly changeId: string;
  readonly id: string;
  /** All fields and `isInBin` before the write; null for a new record. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  /** Requested values, including those that do not differ. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** Another table with at most one row per record. */
interface Join {
  readonly table: PgTable;
  readonly on: SQL;
  /** Whether every record has a row there, so that a page can be read in the order of that table's index. */
  readonly isComplete?: boolean;
}

/** A column, an expression or a list of them, or one for each language of the reader. */
export type PerLocale<Column> = Column | Readonly<Record<Locale, Column>>;

/** Table of the records that a field refers to. */
export interface Reference {
  readonly table: PgTable & Readonly<{ id: PgColumn; binnedAt?: PgColumn }>;
  /** Label of a referenced record. */
  readonly label: PerLocale<PgColumn | SQL<string>>;
}

/** Condition on the rows that a search looks through, and the maximum number of rows that it finds. */
export interface Among {
  readonly condition: SQL | undefined;
  /** The only brand of these rows, if there is one; the condition contains it as well. */
  readonly brandId: string | undefined;
  readonly most: number | undefined;
}

/** Returns what is written into an exported file in place of a stored text. */
export type TextInFile = (text: string, fieldOf: (field: string) => unknown) => string;

type NameOf<Shape extends ResourceShape> = keyof Shape['fields'] & string;

/** How the records of a resource are stored in the database. */
export interface ServedResource<Shape extends ResourceShape = ResourceShape> {
  readonly shape: Shape;
  /** Has a column named like each field, except those in `columns`. It may be a view if the resource is read-only. */
  readonly table: RecordTable;
  /** Joined tables that columns, sorts and the search may use. */
  readonly joins?: readonly Join[];
  /** Fields that are stored elsewhere or computed. Forms do not write them. */
  readonly columns?: Readonly<Partial<Record<keyof Shape['fields'], PerLocale<SQLWrapper>>>>;
  /** Referenced table of each reference field. */
  readonly references?: Readonly<Partial<Record<keyof Shape['fields'], Reference>>>;
  /**
   * Columns with the owner and the brand of a record. Callers who may only see their own records or their brand's see
   * nothing when the column is missing. Use 'everybody' for data that the public sees anyway.
   */
  readonly scope?: { readonly own?: PgColumn; readonly brand?: PgColumn } | 'everybody';
  /** Columns of each sort, before the id. They must never be null. */
  readonly sorts: Readonly<Record<Shape['sortable'][number], PerLocale<readonly SQLWrapper[]>>>;
  /** Condition on the rows that are records of this resource; all rows by default. */
  readonly only?: SQL;
  /** Condition on the rows whose personal values may be opened; those of `only` by default. */
  readonly openable?: SQL;
  /** Rows that a list shows only if it is filtered by one of these fields. */
  readonly leftOut?: { readonly rows: SQL; readonly unlessBy: readonly Shape['filters'][number][] };
  /** Conditions of filters that do not correspond to a column. */
  readonly filters?: Readonly<Partial<Record<keyof Shape['fields'], (value: string) => SQL>>> &
    Readonly<Record<LookupName<Shape>, (value: string) => SQL>>;
  /** Folded text that is searched for the words of `q`, or a function that returns the condition for `q`. */
  readonly searched: SQLWrapper | ((q: string, among: Among) => SQL | undefined);
  /**
   * Whether a search reads so many rows that its first page is found while they are counted, instead of by searching
   * again in the order of the list. It counts all of them, so the shape must not limit what is counted.
   */
  readonly searchesOnce?: true;
  /** Locks further rows that each write needs. Runs before the records are locked, so that writes cannot deadlock. */
  holdFirst?(tx: Executor): Promise<void>;
  /** Returns columns derived from the fields. */
  keysOf?(values: ValuesOf<Shape['fields']>): Readonly<Record<string, unknown>>;
  /** Returns columns derived from other data in the database. */
  beforeWrite?(write: RecordWrite): Promise<Readonly<Record<string, unknown>>>;
  /** Writes the consequences in other tables. */
  afterWrite?(write: RecordWrite): Promise<void>;
  /**
   * Field to report when a unique index refuses a row, by the name of the index. The problem is `taken` unless another
   * is given.
   */
  readonly taken?: Readonly<Record<string, NameOf<Shape> | readonly [NameOf<Shape>, FieldProblem]>>;
  /** Expression of each figure. */
  readonly figures?: Readonly<Record<NonNullable<Shape['figures']>[number], SQL<number>>>;
  /**
   * How texts are written into an exported file, where people read something else than what is stored. `fieldOf` returns
   * another field of the row.
   */
  readonly inFile?: (locale: Locale) => Readonly<Partial<Record<NameOf<Shape>, TextInFile>>>;
  /** Values that are stored for none. An exported file leaves them empty. */
  readonly noneInFile?: Readonly<Partial<Record<NameOf<Shape>, string | Date>>>;
  /** Cache tags that a write invalidates. */
  readonly tags?: readonly string[];
  /** Condition on the rows that the caller may access. `reachedBy` sets it for each call; declarations never do. */
  readonly reach?: SQL | undefined;
  /** The only brand of these rows, if there is one. Set with `reach`. */
  readonly reachedBrandId?: string;
  /** Language of the caller, Turkish by default. Set for each call; declarations never do. */
  readonly locale?: Locale;
}

/** Declares a resource on the server. The generic code only knows its general type. */
export function serve<const Shape extends ResourceShape>(declared: ServedResource<Shape>): ServedResource {
  const { shape, searchesOnce } = declared;
  if (searchesOnce && (shape.findsTo ?? shape.countsTo) !== undefined)
    throw new Error(`${shape.name} searches once, which counts all rows, but limits their number.`);
  return declared as unknown as ServedResource;
}
