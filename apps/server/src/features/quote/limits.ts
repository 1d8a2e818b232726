import { emailKey } from '@ayrac/domain/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { countWithin, perDay, perNetwork } from '#server/guards/rate-limit.ts';

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
    perNetwork('quote-address', address, perAddressIn10Minutes),
    perDay('quote-email', emailKey(email), perPersonADay),
    perDay('quote-phone', phone, perPersonADay),
  ];
  const counts = await countWithin(tx, limits, now, fingerprint);
  return counts.get('quote-address') ?? 0;
}
