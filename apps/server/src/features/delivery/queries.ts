import { DELIVERY_TRIES } from '@ayrac/domain/delivery/delivery.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { emailOfLead, phoneOfLead, wishesOfLead } from '#server/features/lead/queries.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { delivery, deliveryAttempt, mailbox, webhook } from './table.ts';

const MOST_SHOWN = 50;
const MOST_LISTED = 300;
/** How long a failed delivery is reported to the site's operators. */
const FAILED_FOR_MS = 7 * dayInMs;

/** Locks a webhook that is not in the bin until the transaction ends; undefined when there is none. */
export async function holdWebhook(tx: Executor, id: string) {
  const [row] = await tx
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, id), isNull(webhook.binnedAt)))
    .for('update');
  return row;
}

/** Finds the brand of a webhook, in the bin or not. */
export async function findWebhookBrand(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db.select({ brandId: webhook.brandId }).from(webhook).where(eq(webhook.id, id));
  return row?.brandId;
}

/** Finds a delivery's event and its brand; undefined when there is none. */
export async function findDelivery(db: Executor, id: string) {
  const [row] = await db
    .select({
      event: delivery.event,
      leadId: delivery.leadId,
      brandId: sql<string>`coalesce(${webhook.brandId}, ${mailbox.brandId})`,
    })
    .from(delivery)
    .leftJoin(webhook, eq(webhook.id, delivery.webhookId))
    .leftJoin(mailbox, eq(mailbox.id, delivery.mailboxId))
    .where(eq(delivery.id, id));
  return row;
}

/** Lists the newest deliveries to a webhook. */
export function listNewest(db: Executor, webhookId: string) {
  return db
    .select()
    .from(delivery)
    .where(eq(delivery.webhookId, webhookId))
    .orderBy(desc(delivery.createdAt), desc(delivery.id))
    .limit(MOST_SHOWN);
}

/** Lists what was delivered to a brand about these leads, the latest first. */
export function listDeliveriesOf(db: Executor, leadIds: readonly string[]) {
  return db
    .select({
      id: delivery.id,
      leadId: sql<string>`${delivery.leadId}`,
      at: delivery.createdAt,
      event: delivery.event,
      by: sql<
        'webhook' | 'mailbox'
      >`case when ${delivery.webhookId} is null then 'mailbox' else 'webhook' end`,
      state: delivery.state,
    })
    .from(delivery)
    .where(sql`${delivery.leadId} = any(${sql.param(leadIds)}::uuid[])`)
    .orderBy(desc(delivery.createdAt), desc(delivery.id))
    .limit(MOST_LISTED);
}

/** Lists the last attempts of deliveries, the newest first. */
export function listAttempts(db: Executor, deliveryIds: readonly string[]) {
  const ranked = db
    .select({
      id: deliveryAttempt.id,
      rank: sql<number>`row_number() over (partition by ${deliveryAttempt.deliveryId} order by ${deliveryAttempt.id} desc)`.as(
        'rank',
      ),
    })
    .from(deliveryAttempt)
    .where(inArray(deliveryAttempt.deliveryId, [...deliveryIds]))
    .as('ranked');
  return db
    .select({
      deliveryId: deliveryAttempt.deliveryId,
      at: deliveryAttempt.at,
      tookMs: deliveryAttempt.tookMs,
      status: deliveryAttempt.status,
      problem: deliveryAttempt.problem,
      answer: deliveryAttempt.answer,
    })
    .from(deliveryAttempt)
    .innerJoin(ranked, eq(ranked.id, deliveryAttempt.id))
    .where(lte(ranked.rank, DELIVERY_TRIES))
    .orderBy(desc(deliveryAttempt.id));
}

/** Columns of a request that its brand receives. */
export const deliveredColumns = {
  id: lead.id,
  brandId: lead.brandId,
  version: lead.version,
  state: lead.state,
  stage: lead.stage,
  isSuspect: lead.isSuspect,
  erasedAt: lead.erasedAt,
  createdAt: lead.createdAt,
  campaign: { id: campaign.id, title: campaign.title },
  name: sql<string>`coalesce(${quoteForm.name}, ${lead.contactName})`,
  surname: sql<string>`coalesce(${quoteForm.surname}, ${lead.contactSurname})`,
  email: emailOfLead,
  phone: phoneOfLead,
  ...wishesOfLead,
};

/** Finds a request with the data for its brand; undefined when it does not exist. */
export async function findDelivered(db: Executor, leadId: string) {
  const [row] = await db
    .select(deliveredColumns)
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(eq(lead.id, leadId));
  return row;
}
export type DeliveredLead = NonNullable<Awaited<ReturnType<typeof findDelivered>>>;

/** Whether a webhook receives deliveries. A paused one receives only tests. */
const goesOn = and(
  isNull(webhook.binnedAt),
  sql`${webhook.sealedSecret} is not null`,
  or(webhook.isActive, eq(delivery.event, 'test')),
);

/** Returns when the next delivery is due; null when none is waiting. */
export async function findNextDue(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ next: sql<string | null>`min(${delivery.nextTryAt})` })
    .from(delivery)
    .innerJoin(webhook, eq(webhook.id, delivery.webhookId))
    .where(and(eq(delivery.state, 'waiting'), goesOn));
  return row?.next == null ? null : new Date(row.next);
}

/**
 * Counts the deliveries that wait for their attempt, those held back because their webhook cannot receive them, and
 * those that failed lately.
 */
export async function countOpenDeliveries(db: Executor, now: Date) {
  const [open] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${goesOn}))::integer`,
      held: sql<number>`(count(*) filter (where not ${goesOn}))::integer`,
    })
    .from(delivery)
    .innerJoin(webhook, eq(webhook.id, delivery.webhookId))
    .where(eq(delivery.state, 'waiting'));
  const lately = new Date(now.getTime() - FAILED_FOR_MS);
  const failed = await db.$count(delivery, and(eq(delivery.state, 'failed'), gt(delivery.createdAt, lately)));
  return { waiting: open?.waiting ?? 0, held: open?.held ?? 0, failed };
}
