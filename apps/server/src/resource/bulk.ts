import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { changedMeanwhile } from './change-records.ts';
import type { ServedResource } from './declaration.ts';
import { checkReferences } from './references.ts';
import { isSelected, type Selection, selectIds } from './rows.ts';
import { writeMany } from './write-many.ts';
import { type RecordDeed, readChanges, type Values } from './write-record.ts';

/** Which records are meant: these, or all that a list shows, as many as were seen. */
export type Target =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'filter'; readonly query: Selection; readonly total: number };

/** What is done to each of them. */
export type BulkDeed =
  | { readonly kind: 'set'; readonly values: Values }
  | { readonly kind: 'bin' }
  | { readonly kind: 'restore' };

const deeds = { set: 'changed', bin: 'binned', restore: 'restored' } as const satisfies Record<
  BulkDeed['kind'],
  RecordDeed
>;

/** Does the same to many records. */
export async function writeInBulk(
  context: CallContext,
  resource: ServedResource,
  { target, deed }: { readonly target: Target; readonly deed: BulkDeed },
): Promise<Outcome> {
  const values = valuesOf(resource, deed);
  await checkReferences(context.db, resource, values);
  const ids = await idsOf(context, resource, target);
  return writeMany(context, {
    resource,
    deed: deeds[deed.kind],
    ids,
    decide: (row) => {
      if (row.isInBin !== (deed.kind === 'restore')) throw changedMeanwhile(resource, row);
      return values;
    },
  });
}

function valuesOf(resource: ServedResource, deed: BulkDeed): Values {
  return deed.kind === 'set' ? readChanges(resource, deed.values) : { isInBin: deed.kind === 'bin' };
}

/** The ids of what is meant; a filter that matches others meanwhile is refused. */
export async function idsOf(
  { db }: CallContext,
  resource: ServedResource,
  target: Target,
): Promise<readonly string[]> {
  if (target.kind === 'ids') return [...new Set(target.ids)];
  const isMeant = isSelected(resource, target.query);
  const rows = await selectIds(db, resource).where(isMeant).orderBy(resource.table.id);
  // Somebody decided about as many as they saw.
  if (rows.length !== target.total) throw new RefusalError('selection-changed');
  return rows.map(({ id }) => String(id));
}
