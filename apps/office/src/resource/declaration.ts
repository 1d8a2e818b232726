import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { hasDeed } from '@ayrac/contract/office/resource-deeds.ts';
import type { Field } from '@ayrac/domain/field.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FieldProps } from '#office/fields/field-props.ts';
import type { ListState, PageState } from './address.ts';
import type { ChangePage } from './change-page.ts';
import type { Typed } from './form-values.ts';
import type { Deed } from './keyboard.ts';
import type { ManyDeed, OwnAction } from './own-actions.ts';
import type { Row } from './row.ts';
import type { Selection } from './selection.ts';
import type { NounWords } from './words.ts';

/** A column that a field's own way of being shown is not enough for. */
export type CellOf = (row: Row) => ReactNode;

/** A part of an opened record that is its page's own. */
export interface OwnTab {
  /** As it stands in the address; its words stand under it in `tabs` of the noun's. */
  readonly name: string;
  readonly Content: ComponentType<{ readonly row: Row }>;
}

/** What a page of records gives to its other way of laying them out. */
export interface BoardProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly selection: Selection;
  readonly choose: (next: (now: Selection) => Selection) => void;
}

/** What makes a page of records this one: all else is the same for every resource. */
export interface ResourceDeclaration {
  readonly shape: ResourceShape;
  /** The field that a record is called by; it leads to the record and cannot be hidden. */
  readonly titleField: string;
  /** Further columns, from the first to the last: fields, `createdAt`, `updatedAt`. */
  readonly columns: readonly string[];
  /** Those among them that stay out of the table until somebody asks for them. */
  readonly rarely?: readonly string[];
  /** Whether its titles are long, so that their column has more room than others. */
  readonly hasLongTitles?: boolean;
  /** The fields of the form, from the first to the last. */
  readonly form: readonly string[];
  /** The switch that the bar for many records turns on and off. */
  readonly activeField?: string;
  /** A field of the form that needs more than its kind's own control. */
  readonly controls?: Readonly<Record<string, ComponentType<FieldProps<Field>>>>;
  readonly cells?: Readonly<Record<string, CellOf>>;
  /** What its records can be done to beside what all can: in the panel, a row's menu, the bar for many and the palette. */
  readonly actions?: readonly OwnAction[];
  /** What an opened record shows beside its form and its history. */
  readonly tabs?: readonly OwnTab[];
  /** What would follow from the values that are being typed, told below the form. */
  readonly Effect?: ComponentType<{ readonly typed: Typed }>;
  /** What an opened record shows in place of its fields, where no form writes it. */
  readonly Facts?: ComponentType<{ readonly record: Row }>;
  /** What stands above the table. */
  readonly Above?: ComponentType<{ readonly isHeld: boolean }>;
  /** Stands in place of the table where the address asks for it; it fetches by itself. */
  readonly Board?: ComponentType<BoardProps>;
  /** The field that its columns stand for, which narrows no board. */
  readonly boardField?: string;
  /** What can be done to many with a choice of its own. */
  readonly ManyDeeds?: ComponentType<{ readonly start: (name: string, deed: ManyDeed) => void }>;
  /** What always narrows its list, by the names of filters, and nobody can take off. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The page of its own that a record leads to, in place of the panel; `query` is what the list is narrowed by. */
  readonly hrefOf?: (row: Row, query: string) => string;
  /** What the list begins with at the bare address, where nobody has made a view their default. */
  readonly begins?: string;
  /** Stands below the list's name: the lists that are asked for most. */
  readonly Lists?: ComponentType;
  /** Which of them an address shows, as `emptyLists` of the noun's has it; undefined for any other. */
  readonly listOf?: (state: ListState) => string | undefined;
  /** Keys that do an action of the page's own in place of what they do elsewhere, by the action's name. */
  readonly keys?: { readonly [Name in Deed]?: string };
  /** Stands beside the list's name, where its records do not begin by a form. */
  readonly HeadDeed?: ComponentType;
  /** Its words in the chosen language; a hook. */
  readonly useWords: () => NounWords;
}

/** Whether its records are chosen, so that something is done to many of them. */
export function canChoose({ shape, ManyDeeds, actions = [] }: ResourceDeclaration): boolean {
  return (
    hasDeed(shape, 'bulk') || ManyDeeds !== undefined || actions.some(({ toMany }) => toMany !== undefined)
  );
}
