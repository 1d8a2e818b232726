import { emailKey } from '@ayrac/domain/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { networkOf } from '#server/guards/network.ts';
import { countWithin } from '#server/guards/rate-limit.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
// Mobile visitors share addresses.
const PER_ADDRESS = 60;
const PER_EMAIL = 20;

/** Counts an entry and refuses what is too much from one address or e-mail. */
export async function countEntry(
  tx: Executor,
  { db, address, now }: CallContext,
  email: string | null,
): Promise<void> {
  const ofAddress = {
    kind: 'inbox-address',
    subject: networkOf(address),
    most: PER_ADDRESS,
    windowMs: TEN_MINUTES_MS,
  };
  const ofEmail = (key: string) => ({ kind: 'inbox-email', subject: key, most: PER_EMAIL, windowMs: DAY_MS });
  const limits = email === null ? [ofAddress] : [ofAddress, ofEmail(emailKey(email))];
  await countWithin(tx, limits, now, await fingerprintOf(db));
}
