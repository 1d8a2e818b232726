import type { Row, Values } from './row.ts';

/**
 * Reply to a write: the current record and the id by which the change can be undone. `change` is null if nothing
 * differed.
 */
interface Written {
  readonly row: Row;
  readonly change: string | null;
}

/** Outcome of an action on many records. */
export interface Outcome {
  readonly done: number;
  readonly failed: readonly Failure[];
  readonly change: string | null;
}

/** A record for which the action failed, with the reason in the user's language. */
export interface Failure {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly message: string;
}

/** Query of a list, with the parameters of its address. */
export type Query = Readonly<Record<string, string>>;

/** Records that a bulk action applies to. */
export type Target =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'filter'; readonly query: Query; readonly total: number };

/** Actions on many records. */
export type BulkAction =
  | { readonly kind: 'set'; readonly values: Values }
  | { readonly kind: 'bin' }
  | { readonly kind: 'restore' };

/** An entry of a record's history. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly by: { readonly username: string } | null;
  readonly action: 'created' | 'changed' | 'binned' | 'restored' | 'ordered' | 'undone';
  /** Personal fields have no values. */
  readonly fields: readonly { readonly name: string; readonly before?: unknown; readonly after?: unknown }[];
}

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A saved view: the state of a list under a name. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** Without the question mark. */
  readonly query: string;
  readonly isDefault: boolean;
  readonly isShared: boolean;
  /** Username of the colleague to whom it belongs; null for the user's own. */
  readonly sharedBy: string | null;
}

/** What the owner of a view decides. */
export type ViewInput = Omit<View, 'id' | 'sharedBy'>;

/** Columns that the user hides in the list of a resource. */
export interface ColumnChoice {
  readonly resource: string;
  readonly hidden: readonly string[];
}

interface Options {
  readonly signal?: AbortSignal;
}

interface OfOne {
  readonly params: { readonly id: string };
}

/** Calls of any resource. A generic page only knows the names of its fields. */
export interface ResourceCalls {
  list(input: { query: Query }, options?: Options): Promise<Page<Row> & { readonly total: number }>;
  get(input: OfOne, options?: Options): Promise<Row>;
  create(input: { body: Values }): Promise<Written>;
  change(input: OfOne & { body: { version: number; values: Values } }): Promise<Written>;
  bin(input: OfOne & { query: { version: number } }): Promise<{ readonly change: string | null }>;
  restore(input: OfOne): Promise<Written>;
  order(input: { body: { id: string; before: string | null } }): Promise<{ readonly change: string | null }>;
  bulk(input: { body: { target: Target; action: BulkAction } }): Promise<Outcome>;
  history(
    input: OfOne & { query: { cursor?: string } },
    options?: Options,
  ): Promise<Page<HistoryEntry> & { readonly labels: Readonly<Record<string, string>> }>;
  reveal(input: OfOne): Promise<{ readonly values: Values }>;
}

/** Calls that do not depend on the resource. */
export interface SharedCalls {
  listViews(input: { query: { resource: string } }, options?: Options): Promise<readonly View[]>;
  createView(input: { body: ViewInput & { resource: string } }): Promise<View>;
  changeView(input: OfOne & { body: Partial<ViewInput> }): Promise<View>;
  deleteView(input: OfOne): Promise<unknown>;
  listColumnChoices(input: object, options?: Options): Promise<readonly ColumnChoice[]>;
  chooseColumns(input: { body: ColumnChoice }): Promise<ColumnChoice>;
  undoChange(input: { params: { change: string } }): Promise<Outcome>;
}
