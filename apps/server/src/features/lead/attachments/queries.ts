import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { lead } from '../table.ts';
import { leadAttachment } from './table.ts';

const { id, leadId, kind, name, size, createdAt } = leadAttachment;

/** Lists the files of a lead, the newest first, without their content. */
export function listAttachments(db: Executor, ofLead: string) {
  return db
    .select({ id, kind, name, size, createdAt, by: account.username })
    .from(leadAttachment)
    .leftJoin(account, eq(account.id, leadAttachment.staffId))
    .where(eq(leadId, ofLead))
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
}

/** Finds a file with its lead and brand; undefined when there is none. */
export async function findAttachment(db: Executor, attachmentId: string) {
  const [row] = await db
    .select({
      id,
      leadId,
      kind,
      name,
      bytes: leadAttachment.bytes,
      brandId: lead.brandId,
      erasedAt: lead.erasedAt,
    })
    .from(leadAttachment)
    .innerJoin(lead, eq(lead.id, leadId))
    .where(eq(id, attachmentId));
  return row;
}
