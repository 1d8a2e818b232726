import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import type { Outcome, Target } from '#office/client/calls.ts';
import type { Row, Value } from '#office/client/row.ts';

/** Performs an action on many records: one call for a batch of ids, or for all that match. */
export type ManyAction = (client: OfficeClient, target: Target) => Promise<Outcome>;

/** An action of a resource in addition to the common ones. */
export interface OwnAction {
  /** Key of the action's phrases in the noun's `actions`. */
  readonly name: string;
  readonly icon: IconName;
  /** Whether the action is offered for a record. By default for all that are not in the bin. */
  readonly isOffered?: (row: Row) => boolean;
  /** Returns the address of the page that performs the action. */
  readonly hrefOf?: (row: Row) => string;
  /** Code of a refusal that this action resolves. It is offered beside the records refused with it. */
  readonly resolves?: string;
  /** Look of the button that confirms it; by default that of something which is lost. */
  readonly variant?: 'danger' | 'primary';
  /** Value to ask for before the action. Its label is that of the field with this name. */
  readonly asks?: { readonly name: string; readonly field: Field };
  /** Set when the record is no longer in the list afterwards: an open one is closed, or the next one opened instead. */
  readonly leaves?: 'close' | 'next';
  /** Performs the action on one record. `change` is the id by which it can be undone. */
  readonly toOne?: (
    client: OfficeClient,
    row: Row,
    value: Value,
  ) => Promise<{ readonly change: string | null }>;
  /** Performs the action on many records: one call for a batch of ids, or for all that match. */
  readonly toMany?: (client: OfficeClient, target: Target, value: Value) => Promise<Outcome>;
}

/** Returns the actions that are offered for a record. */
export function offeredFor(actions: readonly OwnAction[], row: Row): readonly OwnAction[] {
  return actions.filter(
    ({ toOne, hrefOf, isOffered }) =>
      (toOne !== undefined || hrefOf !== undefined) && (isOffered?.(row) ?? !row.isInBin),
  );
}
