import { readFile } from 'node:fs/promises';
import { maySee } from '@ayrac/domain/access.ts';
import { ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@ayrac/domain/lead/attachment.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { holdLead } from '#server/features/lead/crm/queries.ts';
import { findUpload, uploadFolder } from '#server/features/picture/upload/uploads.ts';
import { notifyOfLead } from '../notify-of-lead.ts';
import { detectKind } from './detect-kind.ts';
import { findAttachment } from './queries.ts';
import { leadAttachment } from './table.ts';

/** Attaches an uploaded file to a lead. The kind of the file is determined by its content. */
export async function attach(context: CallContext, leadId: string, upload: string): Promise<void> {
  const { db, caller, now, services } = context;
  const { id: staffId } = memberOf(caller);
  const { path, size, name } = await findUpload(uploadFolder(services.env.dataDir), staffId, upload);
  if (size > ATTACHMENT_BYTES) throw new RefusalError('attachment-too-large');
  const kind = await detectKind(path);
  const bytes = await readFile(path);
  await inTransaction(db, async (tx) => {
    await holdAccessible(tx, context, leadId);
    if ((await tx.$count(leadAttachment, eq(leadAttachment.leadId, leadId))) >= MOST_ATTACHMENTS)
      throw new RefusalError('too-many-attachments');
    const file = { leadId, kind, name: name ?? kind, bytes, size, staffId, createdAt: now };
    await tx.insert(leadAttachment).values(file);
    await auditFile(tx, context, leadId, 'lead-file-added');
  });
}

/** Deletes a file permanently, since another person's file must not be kept. */
export async function detach(context: CallContext, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { leadId } = await findTheirFile(tx, context, id);
    await tx.delete(leadAttachment).where(eq(leadAttachment.id, id));
    await auditFile(tx, context, leadId, 'lead-file-removed');
  });
}

/** Returns the content of a file and records that it was opened. */
export function openFile(context: CallContext, id: string) {
  return inTransaction(context.db, async (tx) => {
    const file = await findTheirFile(tx, context, id);
    await auditFile(tx, context, file.leadId, 'lead-file-opened');
    return file;
  });
}

async function findTheirFile(tx: Executor, { caller }: CallContext, id: string) {
  const file = await findAttachment(tx, id);
  const isAccessible = file !== undefined && maySee(caller, 'manage-leads', null, file.brandId);
  if (!isAccessible || file.erasedAt !== null) throw new RefusalError('not-found');
  return file;
}

async function holdAccessible(tx: Executor, { caller }: CallContext, id: string): Promise<void> {
  const held = await holdLead(tx, id);
  const isAccessible = held !== undefined && maySee(caller, 'manage-leads', null, held.brandId);
  if (!isAccessible || held.erasedAt !== null || held.isSuspect) throw new RefusalError('not-found');
}

/** File names may contain personal data, so they are not logged. */
async function auditFile(
  tx: Executor,
  context: CallContext,
  leadId: string,
  action: 'lead-file-added' | 'lead-file-opened' | 'lead-file-removed',
): Promise<void> {
  await writeAudit(tx, context, { action, targetKind: 'leads', targetId: leadId });
  await notifyOfLead(tx, leadId, 'changed');
}
