import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { lead } from '../table.ts';

/** Notes that the people of its brand were told that nobody answers a lead. */
export async function markEscalated(tx: Executor, leadId: string, now: Date): Promise<void> {
  await tx.update(lead).set({ escalatedAt: now }).where(eq(lead.id, leadId));
}
