import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { Field } from '@ayrac/domain/field.ts';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import type { Outcome, Target } from './calls.ts';
import type { Row, Value } from './row.ts';

/** Does something to many records, one call for some of them or for all that match. */
export type ManyDeed = (client: OfficeClient, target: Target) => Promise<Outcome>;

/** What a page's records can be done to beside what all records can. */
export interface OwnAction {
  /** Its words stand under it in `actions` of the noun's. */
  readonly name: string;
  readonly icon: IconName;
  /** Whether it is offered for a record; without it, for all that are not in the bin. */
  readonly isOffered?: (row: Row) => boolean;
  /** The page that it leads to, where it does nothing by itself. */
  readonly hrefOf?: (row: Row) => string;
  /** What it is done with, asked for beforehand; its words are those of the field of this name. */
  readonly asks?: { readonly name: string; readonly field: Field };
  /** Does it to one record; `change` is what undoes it. */
  readonly toOne?: (
    client: OfficeClient,
    row: Row,
    value: Value,
  ) => Promise<{ readonly change: string | null }>;
  /** Does it to many, one call for some of them or for all that match. */
  readonly toMany?: (client: OfficeClient, target: Target, value: Value) => Promise<Outcome>;
}

/** What is asked before something is done. */
export interface AskWords<Parameters> {
  readonly title: (p: Parameters) => string;
  readonly text: string;
}

/** What an action is called, whether it asks first, and how it tells what came of it. */
export interface ActionWords {
  readonly label: string;
  readonly ask?: AskWords<{ label: string }>;
  readonly askMany?: AskWords<{ count: string }>;
  /** Absent where it leads to a page. */
  readonly done?: (p: { label: string }) => string;
  readonly doneMany?: (p: { count: string }) => string;
}

/** The actions that are offered for a record. */
export function offeredFor(actions: readonly OwnAction[], row: Row): readonly OwnAction[] {
  return actions.filter(
    ({ toOne, hrefOf, isOffered }) =>
      (toOne !== undefined || hrefOf !== undefined) && (isOffered?.(row) ?? !row.isInBin),
  );
}
