import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { lead } from '../table.ts';

/** Records that the brand's people were notified of an unanswered lead. */
export async function markEscalated(tx: Executor, leadId: string, now: Date): Promise<void> {
  await tx.update(lead).set({ escalatedAt: now }).where(eq(lead.id, leadId));
}
