import { type HistoryEntry, recordActions } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { readCursor, writeCursor } from '#server/api/cursor.ts';
import type { CallContext } from '#server/api/handler.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import type { ServedResource } from '../declaration.ts';
import { findLabels } from '../references.ts';
import { findRow } from '../rows.ts';
import { actionOf } from '../write/write-record.ts';

const PAGE = 50;

/** Returns the history of a record in the order of its versions, newest first. */
export async function listHistory(
  { db }: CallContext,
  resource: ServedResource,
  { id, cursor }: { readonly id: string; readonly cursor: string | undefined },
) {
  if ((await findRow(db, resource, id)) === undefined) throw new RefusalError('not-found');
  const rows = await db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      by: { id: account.id, username: account.username },
      action: auditEntry.action,
      version: auditEntry.version,
      fields: auditEntry.fields,
      changes: auditEntry.changes,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.targetKind, resource.shape.name),
        eq(auditEntry.targetId, id),
        isNotNull(auditEntry.version),
        cursor === undefined ? undefined : lt(auditEntry.version, versionOf(cursor)),
      ),
    )
    .orderBy(desc(auditEntry.version), desc(auditEntry.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const labels = await findLabels(db, resource, (field) => idsIn(shown, field));
  return {
    items: shown.map(presentEntry),
    labels,
    next: last === undefined ? null : writeCursor([String(last.version)]),
  };
}

function versionOf(cursor: string): number {
  const [version = ''] = readCursor(cursor);
  if (!/^\d{1,9}$/.test(version)) throw new RefusalError('bad-cursor');
  return Number(version);
}

type Found = Pick<typeof auditEntry.$inferSelect, 'id' | 'at' | 'action' | 'fields' | 'changes'> & {
  readonly by: { readonly id: string; readonly username: string } | null;
};

/** Returns the ids of the records that a field referred to, before or after a change. */
function idsIn(entries: readonly Found[], field: string): readonly string[] {
  const references = entries.flatMap(({ changes }) => {
    const change = changes?.[field];
    return change === undefined ? [] : [change.before, change.after];
  });
  return references.filter((id) => typeof id === 'string');
}

function presentEntry({ id, at, by, action, fields, changes }: Found): HistoryEntry {
  const recordAction = recordActions.find((one) => actionOf(one) === action);
  if (recordAction === undefined)
    throw new Error(`The audit log contains an unknown action of a record: ${action}.`);
  // The action itself tells whether the record is in the bin, except for an undo.
  const shownFields = fields.filter((name) => name !== 'isInBin' || recordAction === 'undone');
  return {
    id,
    at: at.toISOString(),
    by,
    action: recordAction,
    fields: shownFields.map((name) => ({ name, ...changes?.[name] })),
  };
}
