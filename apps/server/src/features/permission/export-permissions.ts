import type { ExportReason } from '@ayrac/domain/audit/export-reason.ts';
import { permissionsOf, withDue } from '@ayrac/domain/consent/permission.ts';
import { csvOf } from '#server/api/csv.ts';
import type { Executor } from '#server/db/database.ts';
import type { AuditedAction } from '#server/features/audit/writes.ts';
import { listAnswersSince } from './queries.ts';

const columns = ['recipient', 'channel', 'state', 'at', 'due', 'overdue'] as const;

/**
 * Exports the recipients whose permissions or refusals changed since an instant as CSV, each with its deadline for İYS.
 */
export async function exportPermissions(
  db: Executor,
  since: Date,
  now: Date,
): Promise<{ readonly csv: string; readonly rows: number }> {
  const holding = permissionsOf(await listAnswersSince(db, since)).filter(({ at }) => at >= since);
  const lines = holding.map((permission) => {
    const { recipient, channel, state, at, due, isOverdue } = withDue(permission, now);
    return [recipient, channel, state, at.toISOString(), due, isOverdue ? 'yes' : 'no'];
  });
  return { csv: csvOf(columns, lines), rows: lines.length };
}

/** Returns the instant at which a day (YYYY-MM-DD) begins in Istanbul. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** Returns the audit entry of an export: start, number of rows, and reason. */
export function exported(since: string, rows: number, reason: ExportReason): AuditedAction {
  return { action: 'permissions-exported', targetKind: 'permissions', targetId: since, rows, reason };
}
