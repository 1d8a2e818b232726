import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import {
  otherRecipients,
  type PermissionChannel,
  permissionChannels,
  wishesOf,
} from '@ayrac/domain/consent/permission.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { type ConsentOwner, recordPermissions } from '#server/features/consent/writes.ts';
import { takeMailsBack } from '#server/features/mail/writes.ts';
import { noteEnd } from '#server/features/newsletter/outbox.ts';
import { endSubscriptionOf } from '#server/features/newsletter/writes.ts';
import { presentPermissions } from './present.ts';
import { type Answering, findPerson, listAnswersOf, type OwnAnswer } from './queries.ts';

/** Decision per channel. An absent channel stays unchanged. */
export type PermissionChange = { readonly [Channel in PermissionChannel]?: boolean | undefined };

/**
 * Saves a member's decisions, however the member was identified. Writes one ledger row for every channel that changes,
 * and none for the others.
 */
export function changePermissions(
  context: CallContext,
  id: string,
  change: PermissionChange,
): Promise<PermissionsValue> {
  const { db, locale, now } = context;
  return inTransaction(db, async (tx) => {
    const person = await findPerson(tx, id, true);
    const answers = await listAnswersOf(tx, person);
    const before = presentPermissions(context, person, answers);
    const changed = permissionChannels.filter((channel) => isChanged(channel, change, before));
    refuseUnreachable(
      person,
      changed.filter((channel) => change[channel]),
    );
    if (changed.length === 0) return before;
    const given = changed.map((channel) => ({ channel, isGiven: change[channel] === true }));
    const shown = { context: 'profile', locale, now };
    await recordPermissions(tx, { accountId: id }, given, shown);
    for (const channel of changed.filter((one) => change[one] === false)) {
      for (const request of givenOnRequests(answers, channel, person)) {
        await recordPermissions(tx, request, [{ channel, isGiven: false }], shown);
      }
    }
    if (change.email === false) await takeMailsBack(tx, 'lead-marketing', { accountId: id });
    if (person.isVerified && change.email === false) await endNewsletter(tx, person.emailKey, now);
    await writeAudit(tx, context, {
      action: 'permissions-changed',
      targetKind: 'account',
      targetId: id,
      fields: changed,
    });
    return presentPermissions(context, person, await listAnswersOf(tx, person));
  });
}

/**
 * Whether a decision differs from the stored one. Repeating a permission also counts when it was unconfirmed and the
 * member now owns the address or phone number.
 */
function isChanged(channel: PermissionChannel, change: PermissionChange, before: PermissionsValue): boolean {
  const [answer, current] = [change[channel], before[channel]];
  if (answer === undefined) return false;
  const isKnownOwner = channel === 'email' || before.phone === 'confirmed';
  return current === null || answer !== current.isGiven || (answer && isKnownOwner && !current.isConfirmed);
}

/** The newsletter is commercial email too, so refusing the channel ends it. */
async function endNewsletter(tx: Executor, emailKey: string, now: Date): Promise<void> {
  const ended = await endSubscriptionOf(tx, emailKey, now);
  if (ended !== undefined) await noteEnd(tx, ended, now);
}

/**
 * Returns the requests by which other addresses and phone numbers than the profile's were permitted: the latest one for
 * each.
 */
function givenOnRequests(
  answers: readonly OwnAnswer[],
  channel: PermissionChannel,
  { emailKey, phone }: Answering,
): ConsentOwner[] {
  return otherRecipients(wishesOf(answers), channel, [emailKey, phone]).flatMap((recipient) => {
    const last = answers.findLast((one) => one.channel === channel && one.recipient === recipient);
    return last?.request ?? [];
  });
}

/** Refuses permissions for an unverified address or a missing phone number. */
function refuseUnreachable({ isVerified, phone }: Answering, given: readonly PermissionChannel[]): void {
  if (given.includes('email') && !isVerified) throw new RefusalError('email-unverified');
  if (given.some((channel) => channel !== 'email') && phone === null) throw new RefusalError('phone-missing');
}
