import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Registration } from '@ayrac/domain/account/registration.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { recordDisclosure } from '#server/features/consent/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { countWithin, perDay, perNetwork } from '#server/guards/rate-limit.ts';
import { findHolders, giveWay } from './give-way.ts';
import { putVerificationMail, siteLink } from './outbox.ts';
import type { AccountContext } from './owner-requests.ts';
import { account } from './table.ts';

/** Creates a customer's account, records the consents, and sends the verification link. */
export async function registerCustomer(
  context: AccountContext,
  registration: Registration,
): Promise<{ username: string }> {
  const { db, services, address } = context;
  const ofAddress = perNetwork('registration-address', address, services.env.registrationsIn10Minutes);
  await countWithin(db, context, ofAddress);
  await refuseTaken(context, registration);
  const passwordHash = await hashPassword(registration.password, address);
  try {
    await inTransaction(db, (tx) => insertCustomer(tx, context, registration, passwordHash));
  } catch (error) {
    const isTaken = violates(error, 'account_username_taken') || violates(error, 'account_email_taken');
    throw isTaken ? new RefusalError('account-exists') : error;
  }
  return { username: registration.username };
}

async function insertCustomer(
  tx: Executor,
  context: AccountContext,
  { username, email, noticeVersion }: Registration,
  passwordHash: string,
): Promise<void> {
  const { locale, now } = context;
  const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
  await giveWay(tx, context, keys);
  const [made] = await tx
    .insert(account)
    .values({
      username,
      email,
      ...keys,
      passwordHash,
      locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: account.id });
  if (made === undefined) throw new Error('No account was made.');
  await recordDisclosure(tx, { accountId: made.id }, noticeVersion, { locale, now, context: 'registration' });
  await writeAudit(tx, context, { action: 'registration', targetKind: 'account', targetId: made.id });
  await putVerificationMail(tx, context, {
    accountId: made.id,
    emailKey: keys.emailKey,
    username,
    registeredAt: now,
    locale,
  });
}

/**
 * Throws `account-exists` when the username or address is taken, without saying which. The owner of the address is
 * notified once a day.
 */
async function refuseTaken(context: AccountContext, { username, email }: Registration): Promise<void> {
  const { db, now } = context;
  const key = emailKey(email);
  const holders = await findHolders(context, { usernameKey: usernameKey(username), emailKey: key });
  const found = holders.filter(({ isAbandoned }) => !isAbandoned);
  if (found.length === 0) return;
  const owner = found.find((one) => one.emailKey === key);
  if (owner !== undefined) {
    const perOwner = perDay('email-in-use', owner.id, 1);
    await inTransaction(db, async (tx) => {
      await countWithin(tx, context, [perOwner]);
      await putMail(tx, {
        to: { accountId: owner.id },
        template: 'email-in-use',
        locale: owner.locale,
        data: { loginUrl: siteLink(context, owner.locale, addresses.login()) },
        now,
      });
    }).catch((error) => {
      // Already notified today.
      if (!(error instanceof RefusalError)) throw error;
    });
  }
  throw new RefusalError('account-exists');
}
