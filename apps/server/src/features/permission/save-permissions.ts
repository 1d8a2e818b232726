import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import { type PermissionChannel, permissionChannels, permissionsOf } from '@ayrac/domain/permission.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { account } from '#server/features/account/table.ts';
import { writeAudit } from '#server/features/audit/queries.ts';
import { recordPermissions } from '#server/features/consent/queries.ts';
import { noteEnd } from '#server/features/newsletter/outbox.ts';
import { endSubscriptionOf } from '#server/features/newsletter/queries.ts';
import { type Answering, listAnswersOf } from './queries.ts';

/** What a member says of each channel; one that is not named stays as it is. */
export type PermissionChange = { readonly [Channel in PermissionChannel]?: boolean | undefined };

/** What the caller allows now. */
export async function findPermissions({ db, caller }: CallContext): Promise<PermissionsValue> {
  return permissionsFor(db, await findPerson(db, memberOf(caller).id));
}

/** Records what the caller says anew: a row of the ledger for every channel that changes, none for the others. */
export function savePermissions(context: CallContext, change: PermissionChange): Promise<PermissionsValue> {
  const { db, caller, locale, now } = context;
  const { id } = memberOf(caller);
  return inTransaction(db, async (tx) => {
    const person = await findPerson(tx, id, true);
    const before = await permissionsFor(tx, person);
    const changed = permissionChannels.filter(
      (channel) => change[channel] !== undefined && change[channel] !== before[channel]?.isGiven,
    );
    refuseUnreachable(
      person,
      changed.filter((channel) => change[channel]),
    );
    if (changed.length === 0) return before;
    const said = changed.map((channel) => ({ channel, isGiven: change[channel] === true }));
    await recordPermissions(tx, { accountId: id }, said, { context: 'profile', locale, now });
    if (person.isVerified && change.email === false) await endNewsletter(tx, person.emailKey, now);
    await writeAudit(tx, context, {
      action: 'permissions-changed',
      targetKind: 'account',
      targetId: id,
      fields: changed,
    });
    return permissionsFor(tx, person);
  });
}

/** The newsletter is a commercial message by e-mail as well: who refuses the channel reads no more of it. */
async function endNewsletter(tx: Executor, emailKey: string, now: Date): Promise<void> {
  const ended = await endSubscriptionOf(tx, emailKey, now);
  if (ended !== undefined) await noteEnd(tx, ended, now);
}

async function permissionsFor(db: Executor, person: Answering): Promise<PermissionsValue> {
  const found = permissionsOf(await listAnswersOf(db, person));
  const holdingOf = (channel: PermissionChannel) => {
    const recipient = channel === 'email' ? person.emailKey : person.phone;
    const holding = found.find((one) => one.channel === channel && one.recipient === recipient);
    return holding === undefined
      ? null
      : { isGiven: holding.state === 'given', at: holding.at.toISOString() };
  };
  return { email: holdingOf('email'), sms: holdingOf('sms'), call: holdingOf('call') };
}

/** Nothing is sent to an address that nobody verified, nor to a number that is not there. */
function refuseUnreachable({ isVerified, phone }: Answering, given: readonly PermissionChannel[]): void {
  if (given.includes('email') && !isVerified) throw new RefusalError('email-unverified');
  if (given.some((channel) => channel !== 'email') && phone === null) throw new RefusalError('phone-missing');
}

async function findPerson(db: Executor, accountId: string, isLocked = false): Promise<Answering> {
  const query = db
    .select({ emailKey: account.emailKey, phone: account.phone, verifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (row === undefined) throw new RefusalError('unauthenticated');
  const { verifiedAt, ...rest } = row;
  return { accountId, ...rest, isVerified: verifiedAt !== null };
}
