import type { AttachmentKind } from '@ayrac/domain/lead/attachment.ts';
import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Attachment of a lead, as it was uploaded. Deleted with the lead and when its person is erased. */
export const leadAttachment = pgTable('lead_attachment', {
  id: orderedId(),
  leadId: uuid('lead_id').notNull(),
  kind: text().$type<AttachmentKind>().notNull(),
  /** Name given at the upload. */
  name: text().notNull(),
  bytes: bytea().notNull(),
  size: integer().notNull(),
  staffId: uuid('staff_id').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
