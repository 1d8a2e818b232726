import { permissionOf } from '@ayrac/domain/consent/permission.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPermissions } from '#server/features/consent/writes.ts';
import { takeMailsBack } from '#server/features/mail/writes.ts';
import { listAnswersOfForm } from '#server/features/permission/queries.ts';
import { changePermissions } from '#server/features/permission/writes.ts';
import { readLink } from '#server/guards/signed-link.ts';
import { MESSAGES_PURPOSE } from '../outbox.ts';
import { lead, quoteForm } from '../table.ts';
import { lockForm } from './confirm-permission.ts';
import type { RequestRow } from './queries.ts';

/** Withdraws the email permission of a form's sender. Idempotent. */
export function refuseByLink(context: CallContext, { formId }: Pick<RequestRow, 'formId'>): Promise<void> {
  if (formId === null) return Promise.resolve();
  return inTransaction(context.db, (tx) => refuseOfForm(tx, context, formId, 'refused:request-link'));
}

/** The same by one click: for a member it applies to all requests, for a guest to the form. */
export async function refuseByOneClick(context: CallContext, code: string): Promise<void> {
  const { db, now, services } = context;
  const link = readLink(services.fingerprint, MESSAGES_PURPOSE, code, now);
  // The client may be a mail program, which understands nothing but the status code.
  if (link.kind !== 'id') throw new RefusalError('not-found');
  const [found] = await db
    .select({ formId: lead.formId, customerId: lead.customerId })
    .from(lead)
    .where(eq(lead.id, link.id));
  const { formId = null, customerId = null } = found ?? {};
  if (customerId !== null) await changePermissions(context, customerId, { email: false });
  else if (formId !== null)
    await inTransaction(db, (tx) => refuseOfForm(tx, context, formId, 'refused:one-click'));
}

async function refuseOfForm(
  tx: Executor,
  { locale, now }: CallContext,
  formId: string,
  context: string,
): Promise<void> {
  await lockForm(tx, formId);
  const permission = permissionOf(await listAnswersOfForm(tx, formId), 'email');
  if (permission !== undefined && permission.state !== 'refused')
    await recordPermissions(tx, { formId }, [{ channel: 'email', isGiven: false }], { context, locale, now });
  const [form] = await tx
    .select({ emailKey: quoteForm.emailKey })
    .from(quoteForm)
    .where(eq(quoteForm.id, formId));
  if (form !== undefined) await takeMailsBack(tx, 'lead-marketing', form);
}
