import { setTimeout as delay } from 'node:timers/promises';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { countWithin, perNetwork } from '#server/guards/rate-limit.ts';
import { issueOneTimeToken } from '../one-time-token.ts';
import { siteLink } from '../outbox.ts';
import { findLoginAccount } from '../queries.ts';

/** Mails per account and hour. Further requests send nothing, and the response does not say so. */
const MOST_PER_ACCOUNT = 3;

/** Responses are delayed to a multiple of this, far longer than sending a mail or not. */
const BEAT_MS = 250;

/**
 * Mails a link for a new password if the account exists. Neither the response nor its timing reveals whether it does.
 */
export async function requestPasswordReset(context: CallContext, usernameOrEmail: string): Promise<void> {
  const started = performance.now();
  const { db, services, address } = context;
  const { passwordResetsPerHour } = services.env;
  const ofAddress = perNetwork('password-reset-address', address, passwordResetsPerHour, hourInMs);
  await countWithin(db, context, ofAddress);
  try {
    await sendLink(context, usernameOrEmail);
  } finally {
    await delay(BEAT_MS - ((performance.now() - started) % BEAT_MS));
  }
}

async function sendLink(context: CallContext, usernameOrEmail: string): Promise<void> {
  const { db, services, now, locale } = context;
  const found = await findLoginAccount(db, usernameOrEmail);
  if (!found?.isActive || (found.isDemo && services.env.isPublic)) return;
  const { id, emailKey, username } = found;
  const ofAccount = {
    kind: 'password-reset-account',
    subject: id,
    most: MOST_PER_ACCOUNT,
    windowMs: hourInMs,
  };
  await inTransaction(db, async (tx) => {
    await countWithin(tx, context, [ofAccount]);
    const token = await issueOneTimeToken(tx, { accountId: id, emailKey }, 'password-reset', now);
    const url = siteLink(context, locale, addresses.resetPassword(token));
    const data = { url, username };
    await putMail(tx, { to: { accountId: id }, template: 'password-reset', locale, data, now });
    await writeAudit(tx, context, { action: 'password-reset-asked', targetKind: 'account', targetId: id });
  }).catch((error) => {
    if (!(error instanceof RefusalError)) throw error;
  });
}
