import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { maySee, scopeOf } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import type { ServedResource } from '../declaration.ts';
import { reachedBy } from '../reach.ts';
import type { Row } from '../rows.ts';
import { changedMeanwhile } from '../write/change-records.ts';
import { writeMany } from '../write/write-many.ts';
import { actionOf, type Values } from '../write/write-record.ts';

/** Audit log entry of a change. */
export type Entry = typeof auditEntry.$inferSelect;

/** Undoes changes of one kind; undefined when the change is of another kind or the caller may not undo it. */
export type Undo = (context: CallContext, changeId: string) => Promise<Outcome | undefined>;

/** Undoes a change of any kind, by the first of `undos` that accepts it. Throws `not-found` when none does. */
export async function undoChange(
  context: CallContext,
  undos: readonly Undo[],
  changeId: string,
): Promise<Outcome> {
  for (const undo of undos) {
    const outcome = await undo(context, changeId);
    if (outcome !== undefined) return outcome;
  }
  throw new RefusalError('not-found');
}

/** Returns the audit log entries of a change, oldest first; empty when the caller may not undo it. */
export async function listUndoable({ db, caller }: CallContext, changeId: string): Promise<readonly Entry[]> {
  const entries = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.changeId, changeId))
    .orderBy(asc(auditEntry.at), asc(auditEntry.id));
  const [first] = entries;
  return first !== undefined && maySee(caller, 'undo-change', first.actorId) ? entries : [];
}

/**
 * Creates the undo of these resources. It writes the previous values of every record in which the changed fields still
 * have the values of the change. An undo is a change too, and can itself be undone.
 */
export function undoRecords(resources: readonly ServedResource[]): Undo {
  return async (context, changeId) => {
    const { caller } = context;
    const entries = await listUndoable(context, changeId);
    const served = resources.find(({ shape }) => shape.name === entries[0]?.targetKind);
    if (served === undefined || scopeOf(caller, served.shape.operation) === 'none') return undefined;
    const resource = reachedBy(served, caller);
    const byRecord = new Map(entries.map((entry) => [entry.targetId ?? '', entry]));
    return writeMany(context, {
      resource,
      action: 'undone',
      // The last write first: one record may have changed another.
      ids: [...byRecord.keys()].toReversed(),
      decide: (row) => valuesBefore(resource, row, byRecord.get(row.id)),
    });
  };
}

function valuesBefore(resource: ServedResource, row: Row, entry: Entry | undefined): Values {
  if (entry === undefined) throw changedMeanwhile(resource, row);
  // Undoing a creation moves the record to the bin.
  if (entry.action === actionOf('created')) {
    if (row.version !== entry.version) throw changedMeanwhile(resource, row);
    return { isInBin: true };
  }
  const { changes, fields } = entry;
  if (changes === null || fields.some((name) => !Object.hasOwn(changes, name)))
    throw new RefusalError('not-undoable');
  const written = Object.entries(changes);
  // What others have written into other fields, such as a new position, stays.
  if (written.some(([name, { after }]) => row[name] !== after)) throw changedMeanwhile(resource, row);
  return Object.fromEntries(written.map(([name, { before }]) => [name, before]));
}
