import type { Row, Values } from './row.ts';

/** What a write answers: the record as it is now, and what undoes it; null where nothing differed. */
export interface Written {
  readonly row: Row;
  readonly change: string | null;
}

/** What became of a deed on many records. */
export interface Outcome {
  readonly done: number;
  readonly failed: readonly Failure[];
  readonly change: string | null;
}

/** What could not be done, with its reason in the reader's language. */
export interface Failure {
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** The query of a list, by the names that it has in the address. */
export type Query = Readonly<Record<string, string>>;

/** Which records a deed on many is for. */
export type Target =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'filter'; readonly query: Query; readonly total: number };

/** What can be done to many records at once. */
export type BulkDeed =
  | { readonly kind: 'set'; readonly values: Values }
  | { readonly kind: 'bin' }
  | { readonly kind: 'restore' };

/** One thing that was done to a record. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly by: { readonly username: string } | null;
  readonly deed: 'created' | 'changed' | 'binned' | 'restored' | 'ordered' | 'undone';
  /** Without values where the field is personal. */
  readonly fields: readonly { readonly name: string; readonly before?: unknown; readonly after?: unknown }[];
}

/** Some entries of a list that goes on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A list as it is looked at, under a name of its own. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** Without its question mark. */
  readonly query: string;
  readonly isDefault: boolean;
}

interface Options {
  readonly signal?: AbortSignal;
}

interface OfOne {
  readonly params: { readonly id: string };
}

/** The calls of a resource, whichever it is: a page of records knows its fields by their names alone. */
export interface ResourceCalls {
  list(input: { query: Query }, options?: Options): Promise<Page<Row> & { readonly total: number }>;
  get(input: OfOne, options?: Options): Promise<Row>;
  create(input: { body: Values }): Promise<Written>;
  change(input: OfOne & { body: { version: number; values: Values } }): Promise<Written>;
  bin(input: OfOne & { query: { version: number } }): Promise<{ readonly change: string | null }>;
  restore(input: OfOne): Promise<Written>;
  order(input: { body: { id: string; before: string | null } }): Promise<{ readonly change: string | null }>;
  bulk(input: { body: { target: Target; deed: BulkDeed } }): Promise<Outcome>;
  history(
    input: OfOne & { query: { cursor?: string } },
    options?: Options,
  ): Promise<Page<HistoryEntry> & { readonly labels: Readonly<Record<string, string>> }>;
  reveal(input: OfOne): Promise<{ readonly values: Values }>;
}

/** The calls that are the same for all resources. */
export interface SharedCalls {
  listViews(input: { query: { resource: string } }, options?: Options): Promise<readonly View[]>;
  createView(input: { body: Omit<View, 'id'> & { resource: string } }): Promise<View>;
  changeView(input: OfOne & { body: Partial<Omit<View, 'id'>> }): Promise<View>;
  deleteView(input: OfOne): Promise<unknown>;
  undoChange(input: { params: { change: string } }): Promise<Outcome>;
}
