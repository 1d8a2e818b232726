import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { nameOfLead } from '#server/features/lead/crm/office.ts';
import { isUndecided } from '../queries.ts';
import { lead, leadNotice, quoteForm } from '../table.ts';

export interface NoticeReader {
  readonly accountId: string;
  /** Brand to which the reader is restricted. */
  readonly brandId: string | undefined;
}

/**
 * Condition of a notice that is still valid: the planned action is not done, the request is not answered, and it still
 * has the same owner.
 */
function isValid(now: Date): SQL | undefined {
  const isAddressee = or(eq(leadNotice.kind, 'tell'), eq(lead.ownerId, leadNotice.accountId));
  const isOpen = or(
    and(eq(leadNotice.kind, 'plan'), lte(lead.nextActionAt, now)),
    and(sql`${leadNotice.kind} <> 'plan'`, isNull(lead.firstContactAt)),
  );
  return and(isUndecided, sql`not ${lead.isSuspect}`, isAddressee, isOpen);
}

/** Lists the unseen notices of a person, the latest first. `total` counts all of them. */
export async function listNotices(
  db: Executor,
  { accountId, brandId }: NoticeReader,
  { now, limit }: { readonly now: Date; readonly limit: number },
) {
  const rows = await db
    .select({
      id: leadNotice.id,
      leadId: lead.id,
      kind: leadNotice.kind,
      name: sql<string>`${nameOfLead}`,
      campaign: campaign.title,
      nextAction: lead.nextAction,
      at: leadNotice.createdAt,
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(leadNotice)
    .innerJoin(lead, eq(lead.id, leadNotice.leadId))
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(
      and(
        eq(leadNotice.accountId, accountId),
        isNull(leadNotice.seenAt),
        brandId === undefined ? undefined : eq(lead.brandId, brandId),
        isValid(now),
      ),
    )
    .orderBy(desc(leadNotice.id))
    .limit(limit);
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _all, ...row }) => row) };
}

/** How long after its time a planned action is still announced, in SQL. */
const LATEST = sql`interval '1 day'`;

/**
 * Locks requests whose next action is due and whose owner was not reminded yet. Snoozed ones wait for the end of the
 * snooze. Rows locked by others are left to the next run.
 */
export function holdPlanned(tx: Executor, { now, limit }: { readonly now: Date; readonly limit: number }) {
  const since = sql`greatest(${lead.nextActionAt}, ${lead.snoozedUntil})`;
  return tx
    .select({ id: lead.id, ownerId: sql<string>`${lead.ownerId}`, brandId: lead.brandId })
    .from(lead)
    .where(
      and(
        lte(lead.nextActionAt, now),
        isNotNull(lead.ownerId),
        sql`${lead.remindedFor} is distinct from ${lead.nextActionAt}`,
        isUndecided,
        sql`not ${lead.isSuspect}`,
        lte(since, sql`${now.toISOString()}::timestamptz`),
        gt(since, sql`${now.toISOString()}::timestamptz - ${LATEST}`),
      ),
    )
    .orderBy(asc(lead.nextActionAt), asc(lead.id))
    .limit(limit)
    .for('no key update', { of: lead, skipLocked: true });
}
