import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { deliveredColumns } from '../queries.ts';
import { apiKey } from '../table.ts';

/** Locks a key that is not in the bin until the transaction ends; undefined when there is none. */
export async function holdKey(tx: Executor, id: string) {
  const [row] = await tx
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.id, id), isNull(apiKey.binnedAt)))
    .for('update');
  return row;
}

/** Finds the key with this hash: the current one, or the previous one while it is valid. */
export async function findOpened(db: Executor, hash: string, now: Date) {
  const [row] = await db
    .select({ id: apiKey.id, brandId: apiKey.brandId, lastUsedAt: apiKey.lastUsedAt })
    .from(apiKey)
    .innerJoin(brand, and(eq(brand.id, apiKey.brandId), isNull(brand.binnedAt)))
    .where(
      and(
        isNull(apiKey.binnedAt),
        or(eq(apiKey.keyHash, hash), and(eq(apiKey.previousHash, hash), gt(apiKey.previousUntil, now))),
      ),
    );
  return row;
}

/** Time of the last news of a request: its arrival, acceptance or last change. */
const toldAt = sql<Date>`coalesce(${lead.toldAt}, ${lead.reviewedAt}, ${lead.createdAt})`.mapWith(
  lead.createdAt,
);

/** Position in a list of requests: after this instant (ISO 8601) and id. */
export interface Place {
  readonly toldAt: string;
  readonly id: string;
}

/**
 * Lists the requests of a brand, including erased ones, in the order of their arrival or last change, up to an instant.
 * Newer ones are held back: a concurrent write could still add an earlier one, which the next page would skip.
 */
export function listDelivered(
  db: Executor,
  brandId: string,
  { after, before, limit }: { readonly after: Place | null; readonly before: Date; readonly limit: number },
) {
  return db
    .select({ ...deliveredColumns, toldAt })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(
      and(
        eq(lead.brandId, brandId),
        ne(lead.isSuspect, true),
        lt(toldAt, before.toISOString()),
        after === null
          ? undefined
          : sql`(${toldAt}, ${lead.id}) > (${after.toldAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(toldAt), asc(lead.id))
    .limit(limit);
}
