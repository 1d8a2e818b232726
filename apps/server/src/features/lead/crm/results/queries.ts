import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { lead, leadResult, quoteForm } from '#server/features/lead/table.ts';
import { asker } from '../office.ts';

/** Key of a result: the brand, and the brand's own identifier, hashed. */
export interface ResultPlace {
  readonly brandId: string;
  readonly keyHash: string;
}

/** Finds the stored outcome of a result; undefined when the result is new. */
export async function findResult(tx: Executor, { brandId, keyHash }: ResultPlace) {
  const [row] = await tx
    .select()
    .from(leadResult)
    .where(and(eq(leadResult.brandId, brandId), eq(leadResult.keyHash, keyHash)));
  return row;
}

/** Lists the requests in a file of results, with requester and campaign. */
export function listNamed(db: Executor, ids: readonly string[], brandId: string | undefined) {
  return db
    .select({ id: lead.id, name: sql<string>`${asker.name}`, campaign: campaign.title })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(
      and(
        inArray(lead.id, [...ids]),
        isNull(lead.erasedAt),
        eq(lead.isSuspect, false),
        brandId === undefined ? undefined : eq(lead.brandId, brandId),
      ),
    );
}
