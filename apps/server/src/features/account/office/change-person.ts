import { randomUUID } from 'node:crypto';
import type { Role } from '@ayrac/domain/access.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { accessFields, accessProblems } from '@ayrac/domain/person/person-access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { endSession, endSessionsOf } from '#server/features/account/session/writes.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { brand } from '#server/features/brand/table.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Entry } from '#server/resource/history/undo-change.ts';
import { setActive, setRole } from '../change-account.ts';
import { eraseAccount } from '../erase-account.ts';
import { refuseLastAdmin } from '../last-admin.ts';
import { deleteSecondFactor, findSecondFactor } from '../second-factor.ts';
import { deleteSetup } from '../second-factor-setup.ts';
import { account, accountSession } from '../table.ts';

/** Role with its brand. */
export interface Access {
  readonly role: Role;
  readonly brandId: string | null;
}

/**
 * Enables or disables another person's account. Throws when it is the caller's own, or the last active administrator's
 * and would be disabled. Returns whether the account has changed, in which case `changeId` undoes it.
 */
export function setPersonActive(
  context: CallContext,
  id: string,
  isActive: boolean,
  changeId: string = randomUUID(),
): Promise<boolean> {
  return changeOther(context, id, async (tx) => {
    if (!isActive) await refuseLastAdmin(tx, id);
    const row = await lockAccount(tx, id);
    if (row.isActive === isActive) return false;
    await setActive(tx, context, id, isActive, changeId);
    return true;
  });
}

/**
 * Undoes the enabling or disabling of an account. Throws `record-changed` when the account was enabled or disabled
 * since.
 */
export function takeActivationBack(context: CallContext, entry: Entry, changeId: string): Promise<void> {
  const id = entry.targetId ?? '';
  const isActive = entry.action === 'account-disabled';
  return changeOther(context, id, async (tx) => {
    if (!isActive) await refuseLastAdmin(tx, id);
    await lockAccount(tx, id);
    if ((await findLastActivation(tx, id)) !== entry.id) throw new RefusalError('record-changed');
    await setActive(tx, context, id, isActive, changeId);
  });
}

/** Changes the role or brand of an account. Refused when somebody else has changed them meanwhile. */
export async function changePersonAccess(
  context: CallContext,
  id: string,
  typed: Readonly<Record<string, unknown>> & { readonly was: Access },
): Promise<void> {
  await changeOther(context, id, async (tx) => {
    const { role, brandId } = await readAccess(tx, typed);
    if (role !== 'ADMIN') await refuseLastAdmin(tx, id);
    const { role: heldRole, brandId: heldBrand } = await lockAccount(tx, id);
    if (heldRole !== typed.was.role || heldBrand !== typed.was.brandId) {
      const current = { role: heldRole, brandId: heldBrand };
      throw new RefusalError('record-changed', {}, { current });
    }
    if (role !== heldRole || brandId !== heldBrand) await setRole(tx, context, id, role, brandId);
  });
}

/** Ends one session of a person, or all of them. */
export async function endPersonSessions(context: CallContext, id: string, sessionId?: string): Promise<void> {
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, id);
    const action = sessionId === undefined ? 'sessions-ended' : 'session-ended';
    if (sessionId === undefined) await endSessionsOf(tx, id, now);
    else await endOne(tx, id, sessionId, now);
    await writeAudit(tx, context, { action, targetKind: 'account', targetId: id });
  });
}

/** Removes a second factor that its owner has lost. The owner is signed out everywhere and notified by mail. */
export async function resetPersonFactor(context: CallContext, id: string): Promise<void> {
  const { now } = context;
  await changeOther(context, id, async (tx) => {
    const { locale } = await lockAccount(tx, id);
    if ((await findSecondFactor(tx, id)) === undefined) throw new RefusalError('second-factor-off');
    await deleteSecondFactor(tx, id);
    await deleteSetup(tx, id);
    await endSessionsOf(tx, id, now);
    await writeAudit(tx, context, { action: 'second-factor-reset', targetKind: 'account', targetId: id });
    await putMail(tx, { to: { accountId: id }, template: 'second-factor-reset', locale, data: {}, now });
  });
}

/** Erases a person. The username must have been typed for confirmation. */
export async function erasePersonByOffice(context: CallContext, id: string, username: string): Promise<void> {
  const { services } = context;
  await changeOther(context, id, async (tx) => {
    await refuseLastAdmin(tx, id);
    const row = await lockAccount(tx, id);
    if (row.username !== username.trim())
      throw new RefusalError('validation-failed', { username: 'other-username' });
    await eraseAccount(tx, context, id, { locale: row.locale, now: services.clock() });
  });
}

/** Reads a role and its brand from the input. */
export async function readAccess(tx: Executor, typed: Readonly<Record<string, unknown>>): Promise<Access> {
  const read = readFields(accessFields, typed);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  const problems = accessProblems(read.value);
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  await requireBrand(tx, read.value.brandId);
  return read.value;
}

async function requireBrand(tx: Executor, brandId: string | null): Promise<void> {
  if (brandId === null) return;
  const isInUse = and(eq(brand.id, brandId), isNull(brand.binnedAt));
  const found = await tx.select({ id: brand.id }).from(brand).where(isInUse);
  if (found.length === 0) throw new RefusalError('validation-failed', { brandId: 'not-a-choice' });
}

/**
 * Runs a change of another person's account. Refuses the caller's own, for which the profile asks for the password
 * first.
 */
async function changeOther<Result>(
  { db, caller }: CallContext,
  id: string,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  if (memberOf(caller).id === id) throw new RefusalError('own-account');
  return inTransaction(db, work);
}

/**
 * Returns the id of the audit entry of the last time that the account was enabled or disabled; undefined without one.
 */
async function findLastActivation(tx: Executor, accountId: string): Promise<string | undefined> {
  const isTarget = and(
    eq(auditEntry.targetKind, 'account'),
    eq(auditEntry.targetId, accountId),
    inArray(auditEntry.action, ['account-enabled', 'account-disabled']),
  );
  const [last] = await tx
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(isTarget)
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(1);
  return last?.id;
}

async function lockAccount(tx: Executor, id: string) {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update');
  if (row === undefined) throw new RefusalError('not-found');
  return row;
}

async function endOne(tx: Executor, accountId: string, sessionId: string, now: Date): Promise<void> {
  const isOwnSession = and(eq(accountSession.id, sessionId), eq(accountSession.accountId, accountId));
  const found = await tx.select({ id: accountSession.id }).from(accountSession).where(isOwnSession);
  if (found.length === 0) throw new RefusalError('not-found');
  await endSession(tx, sessionId, now);
}
