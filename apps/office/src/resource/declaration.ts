import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { ReactNode } from 'react';
import type { Row } from './row.ts';

/** What one field is called. */
export interface FieldWords {
  readonly label: string;
  /** Empty where the label says all. */
  readonly hint: string;
  /** By the value of a choice. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** What a page of records says of its noun. */
export interface NounWords {
  readonly title: string;
  readonly count: (p: { count: string }) => string;
  readonly search: string;
  readonly add: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

/** A column that a field's own way of being shown is not enough for. */
export type CellOf = (row: Row) => ReactNode;

/** What makes a page of records this one: all else is the same for every resource. */
export interface ResourceDeclaration {
  readonly shape: ResourceShape;
  /** The field that a record is called by; it leads to the record and cannot be hidden. */
  readonly titleField: string;
  /** Further columns, from the first to the last: fields, `createdAt`, `updatedAt`. */
  readonly columns: readonly string[];
  /** The fields of the form, from the first to the last. */
  readonly form: readonly string[];
  /** The switch that the bar for many records turns on and off. */
  readonly activeField?: string;
  readonly cells?: Readonly<Record<string, CellOf>>;
  /** Its words in the chosen language; a hook. */
  readonly useWords: () => NounWords;
}
