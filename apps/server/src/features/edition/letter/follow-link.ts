import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import { type CallContext, RawReply } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countWithin, perNetwork } from '#server/guards/rate-limit.ts';
import { isVisit } from '#server/guards/visit.ts';
import { readClick } from '../click-links.ts';
import { findFollowed } from '../queries.ts';
import { editionClick } from '../table.ts';

/** Counted clicks per network and link within ten minutes: enough for a few people, but not for a flood. */
const COUNTED = 5;

/** Counts a click on a link of an edition anonymously and redirects to the campaign. */
export async function followLink(
  context: CallContext,
  link: { readonly edition: string; readonly code: string; readonly locale: Locale },
): Promise<RawReply> {
  const { db, now, services } = context;
  const campaignId = readClick(services, link.edition, link.code, now);
  const slug = campaignId && (await findFollowed(db, link.edition, campaignId));
  if (campaignId === undefined || slug === undefined) throw new RefusalError('not-found');
  if (isVisit(context)) await count(context, link.edition, campaignId);
  const location = inLocale(addresses.campaign(slug), link.locale);
  return new RawReply({
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

/** The redirect works whether or not the click is counted. */
async function count(context: CallContext, editionId: string, campaignId: string): Promise<void> {
  const limits = perNetwork(`click-${editionId}-${campaignId}`, context.address, COUNTED, 10 * minuteInMs);
  try {
    await inTransaction(context.db, async (tx) => {
      await countWithin(tx, context, limits);
      await tx
        .insert(editionClick)
        .values({ editionId, campaignId, clicks: 1 })
        .onConflictDoUpdate({
          target: [editionClick.editionId, editionClick.campaignId],
          set: { clicks: sql`${editionClick.clicks} + 1` },
        });
    });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
  }
}
