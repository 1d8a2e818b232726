import { emailKey } from '@ayrac/domain/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { networkOf } from '#server/guards/network.ts';
import { countWithin } from '#server/guards/rate-limit.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts a request and refuses what is too much from one address, e-mail or phone (E.164). Tells how many came from
 * the address, this one included.
 */
export async function countQuote(
  tx: Executor,
  { address, now, services }: CallContext,
  { email, phone }: { readonly email: string; readonly phone: string },
  fingerprint: Fingerprint,
): Promise<number> {
  const { perAddressIn10Minutes, perPersonADay } = services.env.quoteLimits;
  const limits = [
    {
      kind: 'quote-address',
      subject: networkOf(address),
      most: perAddressIn10Minutes,
      windowMs: TEN_MINUTES_MS,
    },
    { kind: 'quote-email', subject: emailKey(email), most: perPersonADay, windowMs: DAY_MS },
    { kind: 'quote-phone', subject: phone, most: perPersonADay, windowMs: DAY_MS },
  ];
  const counts = await countWithin(tx, limits, now, fingerprint);
  return counts.get('quote-address') ?? 0;
}
