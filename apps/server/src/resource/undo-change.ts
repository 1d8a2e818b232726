import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { maySee, type Operation, scopeOf } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { changedMeanwhile } from './change-records.ts';
import type { ServedResource } from './declaration.ts';
import { reachedBy } from './reach.ts';
import type { Row } from './rows.ts';
import { writeMany } from './write-many.ts';
import { actionOf, type Values } from './write-record.ts';

/** An entry of the audit log that tells of a change. */
export type Entry = typeof auditEntry.$inferSelect;

/** How changes are taken back that no resource wrote, by what the audit log calls their targets. */
export type OtherUndo = Readonly<
  Record<
    string,
    {
      readonly operation: Operation;
      readonly undo: (context: CallContext, entries: readonly Entry[]) => Promise<Outcome>;
    }
  >
>;

/** Writes what stood there before a change, wherever nobody wrote since; itself a change, which can be undone. */
export async function undoChange(
  context: CallContext,
  resources: readonly ServedResource[],
  changeId: string,
  others: OtherUndo = {},
): Promise<Outcome> {
  const { db, caller } = context;
  const entries = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.changeId, changeId))
    .orderBy(asc(auditEntry.at), asc(auditEntry.id));
  const [first] = entries;
  const isTheirs = first !== undefined && maySee(caller, 'undo-change', first.actorId);
  const other = others[first?.targetKind ?? ''];
  if (isTheirs && other !== undefined && scopeOf(caller, other.operation) === 'all')
    return other.undo(context, entries);
  const served = resources.find(({ shape }) => shape.name === first?.targetKind);
  const resource = served && reachedBy(served, caller);
  if (resource === undefined || !isTheirs || scopeOf(caller, resource.shape.operation) === 'none')
    throw new RefusalError('not-found');
  const byRecord = new Map(entries.map((entry) => [entry.targetId ?? '', entry]));
  return writeMany(context, {
    resource,
    deed: 'undone',
    ids: [...byRecord.keys()],
    decide: (row) => valuesBefore(resource, row, byRecord.get(row.id)),
  });
}

function valuesBefore(resource: ServedResource, row: Row, entry: Entry | undefined): Values {
  if (entry === undefined || row.version !== entry.version) throw changedMeanwhile(resource, row);
  // There was nothing before.
  if (entry.action === actionOf('created')) return { isInBin: true };
  const { changes, fields } = entry;
  if (changes === null || fields.some((name) => !Object.hasOwn(changes, name)))
    throw new RefusalError('not-undoable');
  return Object.fromEntries(Object.entries(changes).map(([name, { before }]) => [name, before]));
}
