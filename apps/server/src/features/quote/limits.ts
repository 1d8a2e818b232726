import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { countWithin, perDay, perNetwork } from '#server/guards/rate-limit.ts';

/** Sender of a request: email address, phone (E.164), and account when signed in. */
export interface Asker {
  readonly email: string;
  readonly phone: string;
  readonly customerId?: string | null;
}

/**
 * Counts a request and refuses it when its network, email, phone or account exceeds a limit. Returns the number of
 * recent requests from the network, this one included.
 */
export async function countQuote(
  tx: Executor,
  context: CallContext,
  { email, phone, customerId = null }: Asker,
): Promise<number> {
  const { address, services } = context;
  const { perAddressIn10Minutes, perPersonADay } = services.env.quoteLimits;
  const limits = [
    ...perNetwork('quote-address', address, perAddressIn10Minutes),
    perDay('quote-email', emailKey(email), perPersonADay),
    perDay('quote-phone', phone, perPersonADay),
    ...(customerId === null ? [] : [perDay('quote-account', customerId, perPersonADay)]),
  ];
  const counts = await countWithin(tx, context, limits);
  return counts.get('quote-address') ?? 0;
}
