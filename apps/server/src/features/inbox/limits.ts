import { emailKey } from '@ayrac/domain/account/identity.ts';
import { MOST_REPORTERS_OF_A_NETWORK } from '@ayrac/domain/mail/inbox.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { countWithin, perDay, perNetwork } from '#server/guards/rate-limit.ts';

/** Counts an entry and refuses it when its network or email address exceeds the limit. */
export async function countEntry(tx: Executor, context: CallContext, email: string | null): Promise<void> {
  const { address, services } = context;
  const { perAddressIn10Minutes, perEmailADay } = services.env.inboxLimits;
  const ofAddress = perNetwork('inbox-address', address, perAddressIn10Minutes);
  const ofEmail = email === null ? [] : [perDay('inbox-email', emailKey(email), perEmailADay)];
  const limits = [...ofAddress, ...ofEmail];
  await countWithin(tx, context, limits);
}

/**
 * Whether a report still counts among those of its network on the campaign within a day. Another browser makes a new
 * visitor, but only up to this limit.
 */
export async function mayCount(tx: Executor, context: CallContext, campaignId: string): Promise<boolean> {
  const kind = `report-of-${campaignId}`;
  const limits = perNetwork(kind, context.address, Number.POSITIVE_INFINITY, dayInMs);
  const counts = await countWithin(tx, context, limits);
  return (counts.get(kind) ?? 0) <= MOST_REPORTERS_OF_A_NETWORK;
}
