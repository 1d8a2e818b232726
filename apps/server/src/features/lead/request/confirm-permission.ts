import { type PermissionRecord, permissionChannels, permissionOf } from '@ayrac/domain/consent/permission.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPermissions } from '#server/features/consent/writes.ts';
import { listAnswersOfForm } from '#server/features/permission/queries.ts';
import { quoteForm } from '../table.ts';
import type { RequestRow } from './queries.ts';

type OfForm = Pick<RequestRow, 'formId'>;

/** Finds the permissions given with a form, by channel, and whether they are confirmed. */
export async function findFormPermissions(db: Executor, { formId }: OfForm) {
  return formId === null ? [] : givenIn(await listAnswersOfForm(db, formId));
}

/**
 * Confirms the email permission given with a form: opening the link proves that the mail was read. The ledger gets a
 * new row, so that it records both moments. Idempotent.
 */
export async function confirmPermission({ db, locale, now }: CallContext, { formId }: OfForm): Promise<void> {
  if (formId === null) return;
  await inTransaction(db, async (tx) => {
    await lockForm(tx, formId);
    const given = givenIn(await listAnswersOfForm(tx, formId));
    const isWaiting = given.some(({ channel, isConfirmed }) => channel === 'email' && !isConfirmed);
    if (!isWaiting) return;
    const shown = { context: 'confirmed:request-link', locale, now };
    await recordPermissions(tx, { formId }, [{ channel: 'email', isGiven: true }], shown);
  });
}

/** Locks a form until the transaction ends and returns its phone number; undefined when it does not exist. */
export async function lockForm(tx: Executor, formId: string): Promise<string | undefined> {
  const locked = tx.select({ phone: quoteForm.phone }).from(quoteForm).where(eq(quoteForm.id, formId));
  const [row] = await locked.for('update');
  return row?.phone;
}

function givenIn(answers: readonly PermissionRecord[]) {
  return permissionChannels.flatMap((channel) => {
    const permission = permissionOf(answers, channel);
    const isGiven = permission !== undefined && permission.state !== 'refused';
    return isGiven ? [{ channel, isConfirmed: permission.state === 'given' }] : [];
  });
}
