import { type PermissionRecord, permissionChannels, standOf } from '@ayrac/domain/consent/permission.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPermissions } from '#server/features/consent/writes.ts';
import { listAnswersOfForm } from '#server/features/permission/queries.ts';
import { quoteForm } from '../table.ts';
import type { RequestRow } from './queries.ts';

type OfForm = Pick<RequestRow, 'formId'>;

/** What the sender of a form allowed besides the answer itself, by channel, and whether that holds yet. */
export async function findFormPermissions(db: Executor, { formId }: OfForm) {
  return formId === null ? [] : givenIn(await listAnswersOfForm(db, formId));
}

/**
 * Confirms the permission for e-mail that was given with a form: whoever opens its link has read the mail. The ledger
 * gets a row of its own, so that it holds both moments. Done twice it is done once.
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

/** Holds a form until the transaction ends, and tells its number; undefined when it is gone. */
export async function lockForm(tx: Executor, formId: string): Promise<string | undefined> {
  const locked = tx.select({ phone: quoteForm.phone }).from(quoteForm).where(eq(quoteForm.id, formId));
  const [row] = await locked.for('update');
  return row?.phone;
}

function givenIn(answers: readonly PermissionRecord[]) {
  return permissionChannels.flatMap((channel) => {
    const stand = standOf(answers, channel);
    const isGiven = stand !== undefined && stand.state !== 'refused';
    return isGiven ? [{ channel, isConfirmed: stand.state === 'given' }] : [];
  });
}
