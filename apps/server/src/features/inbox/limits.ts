import { emailKey } from '@ayrac/domain/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { networkOf } from '#server/guards/network.ts';
import { countWithin } from '#server/guards/rate-limit.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts an entry and refuses what is too much from one address or e-mail. */
export async function countEntry(
  tx: Executor,
  { db, address, now, services }: CallContext,
  email: string | null,
): Promise<void> {
  const { perAddressIn10Minutes, perEmailADay } = services.env.inboxLimits;
  const ofAddress = {
    kind: 'inbox-address',
    subject: networkOf(address),
    most: perAddressIn10Minutes,
    windowMs: TEN_MINUTES_MS,
  };
  const ofEmail = (key: string) => ({
    kind: 'inbox-email',
    subject: key,
    most: perEmailADay,
    windowMs: DAY_MS,
  });
  const limits = email === null ? [ofAddress] : [ofAddress, ofEmail(emailKey(email))];
  await countWithin(tx, limits, now, await fingerprintOf(db));
}
