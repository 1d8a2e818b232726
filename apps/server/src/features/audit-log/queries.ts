import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { auditEntry } from '#server/features/audit/table.ts';

/** What an entry says of the fields that changed; undefined where there is no such entry. */
export async function findChanges(db: Executor, id: string) {
  const [row] = await db
    .select({ fields: auditEntry.fields, changes: auditEntry.changes })
    .from(auditEntry)
    .where(eq(auditEntry.id, id));
  return row;
}
