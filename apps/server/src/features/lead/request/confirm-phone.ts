import type { LinkedRequest } from '@ayrac/contract/request.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { recordPermissions } from '#server/features/consent/writes.ts';
import { sendCode } from '#server/features/phone/outbox.ts';
import { hasOpenCode } from '#server/features/phone/queries.ts';
import { requireRightCode, spendCode } from '#server/features/phone/writes.ts';
import { findFormPermissions, lockForm } from './confirm-permission.ts';
import type { RequestRow } from './queries.ts';

type OfForm = Pick<RequestRow, 'formId' | 'phone'>;

/** Returns the state of the phone confirmation of a form. */
export async function findPhoneCode(
  { db, now, services }: CallContext,
  { formId }: Pick<OfForm, 'formId'>,
): Promise<LinkedRequest['phoneCode']> {
  if (formId === null || services.env.sms.url === undefined) return 'unavailable';
  return (await hasOpenCode(db, { formId }, now)) ? 'sent' : 'available';
}

/**
 * Sends a code to the phone number of a form, if a permission is waiting for confirmation. Otherwise no message is
 * sent.
 */
export async function sendFormCode(context: CallContext, { formId, phone }: OfForm): Promise<void> {
  if (formId === null) return;
  const waiting = waitingIn(await findFormPermissions(context.db, { formId }));
  if (waiting.length > 0) await sendCode(context, { formId }, phone);
}

/**
 * Confirms the phone number of a form by the code sent to it: the holder of the link who also reads the message must be
 * the sender. Permissions that were waiting are written to the ledger again, so that it records both moments.
 */
export async function confirmFormPhone(
  context: CallContext,
  { formId }: Pick<OfForm, 'formId'>,
  typed: string,
): Promise<void> {
  const { db, locale, now } = context;
  if (formId === null) throw new RefusalError('wrong-phone-code');
  const phone = await requireRightCode(context, { formId }, typed);
  await inTransaction(db, async (tx) => {
    // The number is gone if the person was erased meanwhile.
    if ((await lockForm(tx, formId)) !== phone) throw new RefusalError('wrong-phone-code');
    await spendCode(tx, { formId });
    const answers = waitingIn(await findFormPermissions(tx, { formId })).map(({ channel }) => ({
      channel,
      isGiven: true,
    }));
    const shown = { context: 'confirmed:phone-code', locale, now };
    if (answers.length > 0) await recordPermissions(tx, { formId }, answers, shown);
    await writeAudit(tx, context, { action: 'phone-confirmed', targetKind: 'form', targetId: formId });
  });
}

function waitingIn(permissions: LinkedRequest['permissions']) {
  return permissions.filter(({ channel, isConfirmed }) => channel !== 'email' && !isConfirmed);
}
