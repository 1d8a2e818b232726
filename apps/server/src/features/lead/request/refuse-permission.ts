import { standOf } from '@ayrac/domain/consent/permission.ts';
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

/** Takes back what the sender of a form allowed by e-mail; done twice it is done once. */
export function refuseByLink(context: CallContext, { formId }: Pick<RequestRow, 'formId'>): Promise<void> {
  if (formId === null) return Promise.resolve();
  return inTransaction(context.db, (tx) => refuseOfForm(tx, context, formId, 'refused:request-link'));
}

/** The same by one click: a member says it of all their requests, anyone else of their form. */
export async function refuseByOneClick(context: CallContext, code: string): Promise<void> {
  const { db, now, services } = context;
  const link = readLink(services.fingerprint, MESSAGES_PURPOSE, code, now);
  // The other side may be a mail program: nothing but the status tells it.
  if (link.kind !== 'id') throw new RefusalError('not-found');
  const [asked] = await db
    .select({ formId: lead.formId, customerId: lead.customerId })
    .from(lead)
    .where(eq(lead.id, link.id));
  const { formId = null, customerId = null } = asked ?? {};
  if (customerId !== null) {
    await changePermissions(context, customerId, { email: false });
    await takeMailsBack(db, 'lead-marketing', { accountId: customerId });
  } else if (formId !== null)
    await inTransaction(db, (tx) => refuseOfForm(tx, context, formId, 'refused:one-click'));
}

async function refuseOfForm(
  tx: Executor,
  { locale, now }: CallContext,
  formId: string,
  context: string,
): Promise<void> {
  await lockForm(tx, formId);
  const stand = standOf(await listAnswersOfForm(tx, formId), 'email');
  if (stand !== undefined && stand.state !== 'refused')
    await recordPermissions(tx, { formId }, [{ channel: 'email', isGiven: false }], { context, locale, now });
  const [form] = await tx
    .select({ emailKey: quoteForm.emailKey })
    .from(quoteForm)
    .where(eq(quoteForm.id, formId));
  if (form !== undefined) await takeMailsBack(tx, 'lead-marketing', form);
}
