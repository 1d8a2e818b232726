import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { auditEntry } from '#server/features/audit/table.ts';

/** Finds the field changes of an entry; undefined when there is no such entry. */
export async function findChanges(db: Executor, id: string) {
  const [row] = await db
    .select({ fields: auditEntry.fields, changes: auditEntry.changes })
    .from(auditEntry)
    .where(eq(auditEntry.id, id));
  return row;
}
