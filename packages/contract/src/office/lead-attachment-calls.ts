import { type AttachmentKind, attachmentKinds } from '@ayrac/domain/lead/attachment.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const operation = 'manage-leads';
const params = z.object({ id });
const LONG_MS = 60_000;

const files = z.array(
  z.object({
    id,
    kind: z.enum(Object.keys(attachmentKinds) as [AttachmentKind, ...AttachmentKind[]]),
    name: z.string(),
    /** Size in bytes. */
    size: z.int(),
    createdAt: instant,
    by: z.string().nullable(),
  }),
);
export type LeadFile = z.infer<typeof files>[number];

/** Lists the attachments of a lead. */
export const listLeadAttachments = endpoint({
  method: 'GET',
  path: '/api/crm/leads/:id/attachments',
  summary: 'Lists the attachments of a lead, newest first.',
  operation,
  params,
  reply: files,
});

/** Attaches an uploaded file to a lead. */
export const attachToLead = endpoint({
  method: 'POST',
  path: '/api/crm/leads/:id/attachments',
  summary: 'Attaches an uploaded file to a lead: PDF, JPEG, PNG, WebP, DOCX or XLSX by content, up to 10 MB.',
  operation,
  params,
  body: z.object({ upload: z.string().max(80) }),
  reply: files,
  timeoutMs: LONG_MS,
  isLong: true,
});

/** Returns an attachment. The access is recorded in the audit log. */
export const openLeadAttachment = endpoint({
  method: 'GET',
  path: '/api/crm/lead-attachments/:id',
  summary: 'Returns an attachment of a lead as a download. The access is recorded in the audit log.',
  operation,
  params,
  reply: z.string(),
  media: 'file',
  timeoutMs: LONG_MS,
});

/** Deletes an attachment permanently. */
export const removeLeadAttachment = endpoint({
  method: 'DELETE',
  path: '/api/crm/lead-attachments/:id',
  summary: 'Deletes an attachment of a lead permanently.',
  operation,
  params,
  reply: z.object({}),
});
