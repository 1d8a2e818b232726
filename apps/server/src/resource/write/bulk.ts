import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { ServedResource } from '../declaration.ts';
import { checkReferences } from '../references.ts';
import { isSelected, type Selection, selectIds } from '../rows.ts';
import { changedMeanwhile } from './change-records.ts';
import { writeMany } from './write-many.ts';
import { type RecordAction, readChanges, type Values } from './write-record.ts';

/**
 * Records of a bulk change: given ids, or everything that a filtered list shows. `total` is the number of records that
 * the person saw.
 */
export type Target =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'filter'; readonly query: Selection; readonly total: number };

/** Change made to each of the records. */
export type BulkAction =
  | { readonly kind: 'set'; readonly values: Values }
  | { readonly kind: 'bin' }
  | { readonly kind: 'restore' };

const recordActions = { set: 'changed', bin: 'binned', restore: 'restored' } as const satisfies Record<
  BulkAction['kind'],
  RecordAction
>;

/** Makes the same change to many records. */
export async function writeInBulk(
  context: CallContext,
  resource: ServedResource,
  { target, action }: { readonly target: Target; readonly action: BulkAction },
): Promise<Outcome> {
  const values = valuesOf(resource, action);
  await checkReferences(context.db, resource, values);
  const ids = await idsOf(context, resource, target);
  return writeMany(context, {
    resource,
    action: recordActions[action.kind],
    ids,
    decide: (row) => {
      if (row.isInBin !== (action.kind === 'restore')) throw changedMeanwhile(resource, row);
      return values;
    },
  });
}

function valuesOf(resource: ServedResource, action: BulkAction): Values {
  return action.kind === 'set' ? readChanges(resource, action.values) : { isInBin: action.kind === 'bin' };
}

/**
 * Returns the ids of the target records. Throws `selection-changed` when the filter no longer matches the number that
 * was seen.
 */
export async function idsOf(
  { db }: CallContext,
  resource: ServedResource,
  target: Target,
): Promise<readonly string[]> {
  if (target.kind === 'ids') return [...new Set(target.ids)];
  const isTarget = isSelected(resource, target.query);
  const rows = await selectIds(db, resource).where(isTarget).orderBy(resource.table.id);
  // The person confirmed the change for the number of records shown.
  if (rows.length !== target.total) throw new RefusalError('selection-changed');
  return rows.map(({ id }) => String(id));
}
