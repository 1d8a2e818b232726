import { maySee } from '@ayrac/domain/access.ts';
import { attachmentDisposition, attachmentKinds, downloadName } from '@ayrac/domain/lead/attachment.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type CallContext, type Handlers, RawReply } from '#server/api/handler.ts';
import { findStoried } from '#server/features/lead/crm/story-queries.ts';
import { attach, detach, openFile } from './attach.ts';
import { listAttachments } from './queries.ts';

export const leadAttachmentHandlers: Handlers<
  'listLeadAttachments' | 'attachToLead' | 'openLeadAttachment' | 'removeLeadAttachment'
> = {
  async listLeadAttachments(context, { params }) {
    const storied = await findStoried(context.db, params.id);
    if (storied === undefined || !maySee(context.caller, 'manage-leads', null, storied.brandId))
      throw new RefusalError('not-found');
    return presentFiles(context, params.id);
  },

  async attachToLead(context, { params, body }) {
    await attach(context, params.id, body.upload);
    return presentFiles(context, params.id);
  },

  async openLeadAttachment(context, { params }) {
    const { kind, name, bytes } = await openFile(context, params.id);
    return new RawReply({
      headers: {
        'content-type': attachmentKinds[kind].media,
        'content-disposition': attachmentDisposition(downloadName(name, kind)),
        // Nothing in the file can run, even if a browser displays it.
        'content-security-policy': "sandbox; default-src 'none'",
      },
      body: bytes,
    });
  },

  async removeLeadAttachment(context, { params }) {
    await detach(context, params.id);
    return {};
  },
};

async function presentFiles({ db }: CallContext, leadId: string) {
  const files = await listAttachments(db, leadId);
  return files.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() }));
}
