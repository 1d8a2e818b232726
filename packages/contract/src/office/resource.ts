import type { Operation } from '@ayrac/domain/access.ts';
import type {
  ChoiceField,
  Field,
  Fields,
  ReferenceField,
  SwitchField,
  ValuesOf,
} from '@ayrac/domain/field/field.ts';
import type { OfficeGroup } from '@ayrac/domain/screen/office-screens.ts';
import type { RecordCall } from './declared-calls.ts';

/** Declaration of a kind of back-office record: its fields, and who may see and change it. */
export interface ResourceShape {
  /** Plural name, as used in paths, endpoint names and phrases. */
  readonly name: string;
  /** Beginning of its paths. The default is `/api/admin`. */
  readonly base?: '/api/crm';
  /** Row of the access table that decides on all of its endpoints. */
  readonly operation: Operation;
  /**
   * Heading and icon of its page in the navigation. The path of the page follows from the resource's name, and its
   * audience from the area of the back office. Unless a script has the same name, the page is generated from the
   * declaration. Pages that are more complex, or cover several resources, are declared in `office-screens.ts`.
   */
  readonly menu?: { readonly group: OfficeGroup; readonly icon: string };
  /** Fields of forms and rows. The first one is the name of a record. */
  readonly fields: Fields;
  /** Field with the English name of a record, if it has one. */
  readonly englishName?: string;
  /** Sortable columns: fields, `createdAt`, `updatedAt`. */
  readonly sortable: readonly string[];
  /** Default sort order as in URLs: `name`, or `-name` for descending. */
  readonly defaultSort: string;
  /** Columns for filters: fields of any kind except texts, `createdAt`, `updatedAt`. */
  readonly filters: readonly string[];
  /** Filters by records for which rows have no field. The server declares their conditions. */
  readonly lookups?: Readonly<Record<string, ReferenceField>>;
  /** Whether its records can be sorted manually. The order is stored in a field `position`. */
  readonly isOrdered?: true;
  /** Field that groups records for manual sorting. For example, each brand has its own order of categories. */
  readonly orderedWithin?: string;
  /** Integers computed by the server. Rows show them, forms do not. */
  readonly figures?: readonly string[];
  /** Whether one write has so many consequences that it may take up to a minute. */
  readonly writesFar?: boolean;
  /**
   * Personal fields. Lists and files show them masked, `reveal` records who has seen them, and the history contains
   * only their names. Lists cannot be sorted by them, because a cursor contains the sort value.
   */
  readonly personal?: readonly string[];
  /** Writable fields. The default is all. Other fields in a request are ignored like unknown ones. */
  readonly written?: readonly string[];
  /** Highest exact count of a list that is too large to be counted quickly. */
  readonly countsTo?: number;
  /** Highest exact count of a search. A search shows no more results than this. */
  readonly findsTo?: number;
  /** Whether every export requires a reason, which is recorded in the audit log. */
  readonly isExportedWithReason?: true;
  /** Endpoints of the resource. The default is all. Tables need no columns for endpoints that do not exist. */
  readonly calls?: readonly RecordCall[];
}

/** Declares a resource. The literal types are kept, so that its endpoints, list and form are typed by them. */
export function resource<const Shape extends ResourceShape>(
  shape: Shape & {
    readonly filters: readonly (keyof Shape['fields'] | 'createdAt' | 'updatedAt')[];
    readonly personal?: readonly (keyof Shape['fields'])[];
    readonly orderedWithin?: keyof Shape['fields'];
  },
): Shape {
  return shape;
}

/** Returns the filters of a list in order, with the field of each. Timestamps have none. */
export function filtersOf({
  fields,
  filters,
  lookups = {},
}: ResourceShape): readonly (readonly [name: string, field: Field | undefined])[] {
  return [...filters.map((name) => [name, fields[name]] as const), ...Object.entries(lookups)];
}

/** Most records per page of a list. */
export const MOST_ROWS = 200;

/** Returns the highest exact count of a list or search, or undefined when everything is counted. */
export function mostCounted({ countsTo, findsTo }: ResourceShape, q = ''): number | undefined {
  return q === '' ? countsTo : (findsTo ?? countsTo);
}

/** Properties of every row besides its fields. */
export interface RowBasis {
  readonly id: string;
  /**
   * Version, increased with every write. A change must name the version on which it is based. 0 for resources that the
   * back office does not write.
   */
  readonly version: number;
  /** ISO 8601 in UTC, like all instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isInBin: boolean;
  /** Username of the last editor, or null when there was none or it is unknown. */
  readonly changedBy: string | null;
}

type FiguresOf<Shape extends ResourceShape> = {
  readonly [Name in NonNullable<Shape['figures']>[number]]: number;
};

type ReferencesIn<Set extends Fields> = {
  [Name in keyof Set]: Set[Name] extends ReferenceField ? Name : never;
}[keyof Set];

type LabelsOf<Set extends Fields> = [ReferencesIn<Set>] extends [never]
  ? unknown
  : {
      /** Names of the referenced records, by field name. */
      readonly labels: { readonly [Name in ReferencesIn<Set>]: string | null };
    };

type PersonalOf<Shape> = Shape extends { readonly personal: readonly (infer Name)[] } ? Name : never;

type Masked<Shape extends ResourceShape> = {
  readonly [Name in keyof Shape['fields']]: Name extends PersonalOf<Shape>
    ? string | null
    : ValuesOf<Shape['fields']>[Name];
};

/** Record in lists and forms. Personal values are masked. */
export type RowOf<Shape extends ResourceShape> = Masked<Shape> &
  FiguresOf<Shape> &
  LabelsOf<Shape['fields']> &
  RowBasis;

/** Fields as sent by a form. They may be omitted; the rules of the fields validate the values. */
export type GivenOf<Shape extends ResourceShape> = {
  readonly [Name in keyof Shape['fields']]?: ValuesOf<Shape['fields']>[Name] | string | null | undefined;
};

type FilterName<Name extends string, One> = One extends ChoiceField | SwitchField | ReferenceField
  ? Name
  : `${Name}From` | `${Name}To`;

type FilterNames<Shape extends ResourceShape> = {
  [Name in Shape['filters'][number]]: FilterName<
    Name,
    Name extends keyof Shape['fields'] ? Shape['fields'][Name] : Field
  >;
}[Shape['filters'][number]];

/** Name of a filter without a field. */
export type LookupName<Shape extends ResourceShape> = keyof NonNullable<Shape['lookups']> & string;

/** Filters of a list, as in URLs (`packages/domain/src/record/record-filter.ts`). */
export type SelectionOf<Shape extends ResourceShape> = {
  readonly q?: string | undefined;
  /** `no` selects records in use, `only` those in the recycle bin. */
  readonly bin?: 'no' | 'only' | undefined;
} & { readonly [Name in FilterNames<Shape> | LookupName<Shape>]?: string | undefined };

/** Query for a page of a list. */
export type ListQueryOf<Shape extends ResourceShape> = SelectionOf<Shape> & {
  readonly sort?: Shape['sortable'][number] | `-${Shape['sortable'][number]}` | undefined;
  readonly cursor?: string | undefined;
  /** Rows per page: 50 by default, 200 at most. */
  readonly limit?: number | undefined;
};
