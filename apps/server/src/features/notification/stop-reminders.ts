import { endpoints } from '@ayrac/contract/endpoints.ts';
import { remindersTopic, STOP_REMINDERS_MS } from '@ayrac/domain/person/follow.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses, inLocale, withToken } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { account } from '#server/features/account/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { takeMailsBack } from '#server/features/mail/writes.ts';
import { readLink, signLink } from '#server/guards/signed-link.ts';
import type { Services } from '#server/services.ts';

const purpose = 'reminders';

/**
 * Returns the addresses that end an account's reminders: a one-click POST for mail programs, and a page with a button.
 */
export function stopRemindersAddresses(
  { env: { origin }, fingerprint }: Services,
  { accountId, locale }: { readonly accountId: string; readonly locale: Locale },
  now: Date,
) {
  const until = new Date(now.getTime() + STOP_REMINDERS_MS);
  const code = signLink(fingerprint, purpose, accountId, until);
  return {
    oneClickUrl: origin + withToken(endpoints.stopRemindersByOneClick.path, code),
    stopUrl: `${origin}${inLocale(addresses.newsletterPreferences(code), locale)}&${remindersTopic.name}=${remindersTopic.value}`,
  };
}

/** Switches off the reminders of the account in the code, as its profile would. Idempotent. */
export async function stopReminders(context: CallContext, code: string): Promise<void> {
  const { db, now, services } = context;
  const link = readLink(services.fingerprint, purpose, code, now);
  // The client may be a mail program, which understands nothing but the status code.
  if (link.kind !== 'id') throw new RefusalError('not-found');
  await inTransaction(db, (tx) => stopThem(tx, context, link.id));
}

async function stopThem(tx: Executor, context: CallContext, id: string): Promise<void> {
  const { rowCount } = await tx
    .update(account)
    .set({
      wantsReminders: false,
      profileVersion: sql`${account.profileVersion} + 1`,
      updatedAt: context.now,
    })
    .where(and(eq(account.id, id), account.wantsReminders));
  if (rowCount === 0) return;
  await takeMailsBack(tx, 'campaign-ending', { accountId: id });
  const change = {
    action: 'profile-saved' as const,
    targetKind: 'account',
    targetId: id,
    fields: ['remindMe'],
  };
  await writeAudit(tx, context, change);
}
