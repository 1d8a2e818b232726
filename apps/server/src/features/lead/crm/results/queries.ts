import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { lead, leadResult, quoteForm } from '#server/features/lead/table.ts';
import { asker } from '../office.ts';

/** Whose result it is, and what they call it. */
export interface ResultPlace {
  readonly brandId: string;
  readonly keyHash: string;
}

/** What was answered to a result; undefined where it comes for the first time. */
export async function findResult(tx: Executor, { brandId, keyHash }: ResultPlace) {
  const [row] = await tx
    .select()
    .from(leadResult)
    .where(and(eq(leadResult.brandId, brandId), eq(leadResult.keyHash, keyHash)));
  return row;
}

/** Requests as a file of results shows them: of whom, for what. */
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
