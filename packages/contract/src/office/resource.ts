import type { Operation } from '@ayrac/domain/access.ts';
import type {
  ChoiceField,
  Field,
  Fields,
  ReferenceField,
  SwitchField,
  ValuesOf,
} from '@ayrac/domain/field.ts';
import type { OfficeGroup } from '@ayrac/domain/office-screens.ts';
import type { RecordCall } from './resource-deeds.ts';

/** A kind of record that the office keeps: what it is made of, and who may see and change it. */
export interface ResourceShape {
  /** The plural, as it stands in paths, names of calls and phrases. */
  readonly name: string;
  /** Where its calls begin: `/api/admin` unless it is another part's. */
  readonly base?: '/api/crm';
  /** The row of the access table that decides about all of its calls. */
  readonly operation: Operation;
  /**
   * The heading under which the navigation lists its page, with an icon: the page stands at its name, opens to whom the
   * part of the office opens to and, unless a script is called like it, shows what the declaration says. A page that is
   * more than that, or of several resources, stands in `office-screens.ts`.
   */
  readonly menu?: { readonly group: OfficeGroup; readonly icon: string };
  /** What a form takes and a row shows; the first one is what a record is called by. */
  readonly fields: Fields;
  /** What a list can be sorted by: fields, `createdAt`, `updatedAt`. */
  readonly sortable: readonly string[];
  /** As it stands in an address: `name`, or `-name` for the other way round. */
  readonly defaultSort: string;
  /** What a list can be narrowed by: fields of every kind but texts, `createdAt`, `updatedAt`. */
  readonly filters: readonly string[];
  /** Whether its records stand in an order of their own, kept in a field `position`. */
  readonly isOrdered?: true;
  /** The field whose value parts the records into orders of their own: the categories of each brand. */
  readonly orderedWithin?: string;
  /** Whole numbers that a row shows and no form takes: what the server counts. */
  readonly figures?: readonly string[];
  /** Whether so much follows from one write that it may take up to a minute. */
  readonly writesFar?: boolean;
  /**
   * The fields that are somebody's own: lists and files show them masked, `reveal` tells who looked, and the history
   * keeps their names alone. No sort may go by them, as a cursor holds what it goes by.
   */
  readonly personal?: readonly string[];
  /** The fields that writes take; without it, all. What else is sent is left aside, as what nobody knows is. */
  readonly written?: readonly string[];
  /** How far a list counts, where there are so many that counting all of them takes longer than showing some. */
  readonly countsTo?: number;
  /** The same for what a search finds, which is all that it then shows. */
  readonly findsTo?: number;
  /** Whether a file of it is given with a reason alone, which the audit log keeps. */
  readonly isExportedWithReason?: true;
  /** What can be called of it; without it, all. Its rows need no columns for what is never done to them. */
  readonly deeds?: readonly RecordCall[];
}

/** Declares a resource; the literal types survive, so that its calls, its list and its form are typed by it. */
export function resource<const Shape extends ResourceShape>(
  shape: Shape & {
    readonly filters: readonly (keyof Shape['fields'] | 'createdAt' | 'updatedAt')[];
    readonly personal?: readonly (keyof Shape['fields'])[];
    readonly orderedWithin?: keyof Shape['fields'];
  },
): Shape {
  return shape;
}

/** The total beyond which a list says no more than that there are more; undefined where it counts all. */
export function mostCounted({ countsTo, findsTo }: ResourceShape, q = ''): number | undefined {
  return q === '' ? countsTo : (findsTo ?? countsTo);
}

/** What every row has besides its fields. */
export interface RowBasis {
  readonly id: string;
  /** Counts the writes; a change names the one that it began with. 0 where the office writes none. */
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

type ReferencesIn<Set extends Fields> = {
  [Name in keyof Set]: Set[Name] extends ReferenceField ? Name : never;
}[keyof Set];

type LabelsOf<Set extends Fields> = [ReferencesIn<Set>] extends [never]
  ? unknown
  : {
      /** What the records that it refers to are called, by the names of the fields. */
      readonly labels: { readonly [Name in ReferencesIn<Set>]: string | null };
    };

type PersonalOf<Shape> = Shape extends { readonly personal: readonly (infer Name)[] } ? Name : never;

type Masked<Shape extends ResourceShape> = {
  readonly [Name in keyof Shape['fields']]: Name extends PersonalOf<Shape>
    ? string | null
    : ValuesOf<Shape['fields']>[Name];
};

/** A record as lists and forms get it: what is somebody's own is masked. */
export type RowOf<Shape extends ResourceShape> = Masked<Shape> &
  FiguresOf<Shape> &
  LabelsOf<Shape['fields']> &
  RowBasis;

/** What a form sends: fields may be left out, and what was typed is validated by the fields' own rules. */
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

/** What narrows a list, as it stands in an address (`packages/domain/src/record-filter.ts`). */
export type SelectionOf<Shape extends ResourceShape> = {
  readonly q?: string | undefined;
  /** Records that are in use, or those in the bin. */
  readonly bin?: 'no' | 'only' | undefined;
} & { readonly [Name in FilterNames<Shape>]?: string | undefined };

/** What a page of a list is asked by. */
export type ListQueryOf<Shape extends ResourceShape> = SelectionOf<Shape> & {
  readonly sort?: Shape['sortable'][number] | `-${Shape['sortable'][number]}` | undefined;
  readonly cursor?: string | undefined;
  /** Rows of a page: 50 unless said otherwise, 200 at most. */
  readonly limit?: number | undefined;
};
