import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Row, Values } from '#office/client/row.ts';
import type { NounWords } from '#office/client/words.ts';
import type { FieldProps } from '#office/fields/field-props.ts';
import type { Typed } from '#office/fields/form-values.ts';
import type { KeyCommand } from '#office/keys/keyboard.ts';
import type { Column } from '#office/table/column.ts';
import type { Selection } from '#office/table/selection.ts';
import type { ListState, PageState } from './address.ts';
import type { ChangePage } from './change-page.ts';
import type { ManyAction, OwnAction } from './own-actions.ts';

/** Renders a column that needs more than its field's default. */
type CellOf = (row: Row) => ReactNode;

/** A tab of an opened record that its page adds. */
interface OwnTab {
  /** Name in the address and key of the tab's phrases. */
  readonly name: string;
  readonly Content: ComponentType<{ readonly row: Row }>;
}

/** Props of a page's alternative layout. */
export interface BoardProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly selection: Selection;
  readonly choose: (next: (now: Selection) => Selection) => void;
}

/** Declaration of a page of records. Everything else is the same for all resources. */
export interface ResourceDeclaration {
  readonly shape: ResourceShape;
  /** Field with the record's title. It links to the record and cannot be hidden. */
  readonly titleField: string;
  /** Other columns in order: fields, `createdAt`, `updatedAt`. */
  readonly columns: readonly string[];
  /** Columns that are hidden by default. */
  readonly rarely?: readonly string[];
  /** Widths of columns that differ from those of their kind. */
  readonly widths?: Readonly<Record<string, Column['width']>>;
  /** Rarely used filters. They are hidden behind a button, so that the list starts higher on the page. */
  readonly rareFilters?: readonly string[];
  /** Whether titles are long, so that their column gets more space. */
  readonly hasLongTitles?: boolean;
  /** Whether an opened record has text to read, so that its panel gets more space. */
  readonly isRead?: boolean;
  /** Fields of the form in order. */
  readonly form: readonly string[];
  /** Boolean field that the bulk bar can switch. */
  readonly activeField?: string;
  /** Controls of form fields that need more than their kind's default. */
  readonly controls?: Readonly<Record<string, ComponentType<FieldProps<Field>>>>;
  readonly cells?: Readonly<Record<string, CellOf>>;
  /** Actions of this resource in addition to the common ones: in the panel, row menus, bulk bar and palette. */
  readonly actions?: readonly OwnAction[];
  /** Tabs of an opened record in addition to form and history. */
  readonly tabs?: readonly OwnTab[];
  /** Tab that a created record opens with, where its next step is. Otherwise the form. */
  readonly createdTab?: string;
  /** Shown below the form: the effect of the values being typed. */
  readonly Effect?: ComponentType<{ readonly typed: Typed }>;
  /** Shown instead of the fields of a record that has no form. */
  readonly Facts?: ComponentType<{ readonly record: Row }>;
  /** Shown above the table. */
  readonly Above?: ComponentType<{ readonly isHeld: boolean }>;
  /** Replaces the table if the address asks for the board. It loads its own data. */
  readonly Board?: ComponentType<BoardProps>;
  /** Field that the board's columns represent. It is not offered as a filter there. */
  readonly boardField?: string;
  /** Bulk actions that need their own controls. */
  readonly ManyActions?: ComponentType<ManyActionsProps>;
  /** Values with which the form of a new record begins. */
  readonly initial?: Values;
  /** Fixed filters of the list, with which new records begin. */
  readonly fixed?: Readonly<Record<string, string>>;
  /**
   * Returns the address of a record's own page, which replaces the panel. `query` contains the list's filters. Of a
   * record that a bulk action refused, only the id is known.
   */
  readonly hrefOf?: (row: Pick<Row, 'id'> & Partial<Row>, query: string) => string;
  /** Initial query of the list without parameters, unless the user has a default view. */
  readonly begins?: string;
  /** Shown below the title: links to the most used lists. */
  readonly Lists?: ComponentType;
  /** Returns the key in `emptyLists` for the list of an address, or undefined. */
  readonly listOf?: (state: ListState) => string | undefined;
  /** Returns the filters that the user has chosen beyond those of the current list. */
  readonly beyondList?: (filters: ListState['filters']) => ListState['filters'];
  /** Shortcuts that perform one of the page's own actions instead of their default. */
  readonly keys?: { readonly [Name in KeyCommand]?: string };
  /** Shown beside the title, for resources whose records are not created by a form. */
  readonly HeadAction?: ComponentType;
  /** Hook that returns the resource's phrases. */
  readonly useWords: () => NounWords;
}

/** Props of bulk actions with their own controls. */
export interface ManyActionsProps {
  readonly selection: Selection;
  readonly start: (name: string, action: ManyAction) => void;
}

/** Whether records can be selected for bulk actions. */
export function canChoose({ shape, ManyActions, actions = [] }: ResourceDeclaration): boolean {
  return (
    hasCall(shape, 'bulk') || ManyActions !== undefined || actions.some(({ toMany }) => toMany !== undefined)
  );
}
