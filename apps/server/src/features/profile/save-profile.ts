import { toE164 } from '@ayrac/domain/account/identity.ts';
import {
  changedFields,
  type Profile,
  type RawProfile,
  validateProfile,
} from '@ayrac/domain/account/profile.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findProfile, type ProfileRow } from '#server/features/account/queries.ts';
import { account } from '#server/features/account/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { knownPlaces } from '#server/features/geo/place-queries.ts';
import { takeMailsBack } from '#server/features/mail/writes.ts';
import { listJobIds, lockAccount, profileOf } from './queries.ts';

/**
 * Saves the caller's profile. Refused when it has changed since `version`. Without a version the profile is
 * overwritten.
 */
export async function saveProfile(
  context: CallContext,
  { version, ...raw }: RawProfile & { readonly version?: number | null | undefined },
): Promise<ProfileRow> {
  const { db, now, caller } = context;
  const { id } = memberOf(caller);
  const places = await knownPlaces(context, raw.city);
  return inTransaction(db, async (tx) => {
    const row = await lockAccount(tx, id);
    if (row === undefined) throw new RefusalError('unauthenticated');
    const jobs = await listJobIds(tx, row.occupationId);
    const check = validateProfile(raw, { places, jobs }, now);
    if (check.kind === 'invalid') throw new RefusalError('validation-failed', check.fields);
    const fields = changedFields(profileOf(row), check.value);
    const isStale = typeof version === 'number' && version !== row.profileVersion;
    if (isStale && fields.length > 0) throw new RefusalError('profile-changed');
    if (fields.length > 0) {
      await updateProfile(tx, id, check.value, now);
      if (!check.value.remindMe) await takeMailsBack(tx, 'campaign-ending', { accountId: id });
      await writeAudit(tx, context, { action: 'profile-saved', targetKind: 'account', targetId: id, fields });
    }
    const saved = await findProfile(tx, id);
    if (saved === undefined) throw new RefusalError('unauthenticated');
    return saved;
  });
}

/** Writes a profile. Every write increments its version. */
async function updateProfile(
  tx: Executor,
  accountId: string,
  { phoneNumber, job, remindMe, ...rest }: Profile,
  now: Date,
): Promise<void> {
  const phone = phoneNumber === null ? null : toE164(phoneNumber);
  await tx
    .update(account)
    .set({
      ...rest,
      phone,
      // A different number has to be confirmed again.
      phoneConfirmedAt: sql`case when ${account.phone} = ${phone} then ${account.phoneConfirmedAt} end`,
      occupationId: job,
      wantsReminders: remindMe,
      profileVersion: sql`${account.profileVersion} + 1`,
      updatedAt: now,
    })
    .where(eq(account.id, accountId));
}
