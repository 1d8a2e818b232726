import type { Operation } from '@ayrac/domain/access.ts';
import type { ChoiceField, Fields, ValuesOf } from '@ayrac/domain/field.ts';

/** A kind of record that the office keeps: what it is made of, and who may see and change it. */
export interface ResourceShape {
  /** The plural, as it stands in paths, names of calls and phrases. */
  readonly name: string;
  /** The row of the access table that decides about all of its calls. */
  readonly operation: Operation;
  /** What a form takes and a row shows; the first one is what a record is called by. */
  readonly fields: Fields;
  /** What a list can be sorted by: fields, `createdAt`, `updatedAt`. */
  readonly sortable: readonly string[];
  /** As it stands in an address: `name`, or `-name` for the other way round. */
  readonly defaultSort: string;
  /** The choices and switches that a list can be narrowed by. */
  readonly filters: readonly string[];
  /** Whether its records stand in an order of their own, kept in a field `position`. */
  readonly isOrdered: boolean;
  /** Whole numbers that a row shows and no form takes: what the server counts. */
  readonly figures?: readonly string[];
  /** The fields of which the history keeps the name alone. */
  readonly personal?: readonly string[];
}

/** Declares a resource; the literal types survive, so that its calls, its list and its form are typed by it. */
export function resource<const Shape extends ResourceShape>(
  shape: Shape & { readonly filters: readonly (keyof Shape['fields'])[] },
): Shape {
  return shape;
}

/** What every row has besides its fields. */
export interface RowBasis {
  readonly id: string;
  /** Counts the writes; a change names the one that it began with. */
  readonly version: number;
  /** ISO 8601 in UTC, as are all instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isInBin: boolean;
  /** The username of whoever wrote it last; null where nobody did, or nobody knows. */
  readonly changedBy: string | null;
}

type FiguresOf<Shape extends ResourceShape> = {
  readonly [Name in NonNullable<Shape['figures']>[number]]: number;
};

/** A record as lists and forms get it. */
export type RowOf<Shape extends ResourceShape> = ValuesOf<Shape['fields']> & FiguresOf<Shape> & RowBasis;

/** What a form sends: fields may be left out, and what was typed is judged by the fields' own rules. */
export type GivenOf<Shape extends ResourceShape> = {
  readonly [Name in keyof Shape['fields']]?: ValuesOf<Shape['fields']>[Name] | string | null | undefined;
};

type FilterValue<One> = One extends ChoiceField ? One['choices'][number] : 'true' | 'false';

/** What narrows a list, as it stands in an address. */
export type SelectionOf<Shape extends ResourceShape> = {
  readonly q?: string | undefined;
  /** Records that are in use, or those in the bin. */
  readonly bin?: 'no' | 'only' | undefined;
} & {
  readonly [Name in Shape['filters'][number] & keyof Shape['fields']]?:
    | FilterValue<Shape['fields'][Name]>
    | undefined;
};

/** What a page of a list is asked by. */
export type ListQueryOf<Shape extends ResourceShape> = SelectionOf<Shape> & {
  readonly sort?: Shape['sortable'][number] | `-${Shape['sortable'][number]}` | undefined;
  readonly cursor?: string | undefined;
  /** Rows of a page: 50 unless said otherwise, 200 at most. */
  readonly limit?: number | undefined;
};
