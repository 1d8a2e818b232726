import type { DeliveryEvent, DeliveryState } from '@ayrac/domain/delivery/delivery.ts';
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { DELIVERY_CHANNEL } from '#server/features/lead/arrival/writes.ts';
import { delivery, deliveryAttempt } from './table.ts';

/** Delivery owned by a sender for a while, with its address and secrets. */
export interface TakenDelivery {
  readonly id: string;
  readonly event: DeliveryEvent;
  readonly leadId: string | null;
  readonly createdAt: Date;
  /** Number of this attempt, which distinguishes it from a later one. */
  readonly attempts: number;
  readonly tries: number;
  readonly triedSince: Date;
  readonly webhookId: string;
  readonly brandId: string;
  readonly url: string;
  readonly sealedSecret: string;
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
}

interface Taking {
  readonly now: Date;
  readonly leaseMs: number;
  /** Deliveries per brand at the same time, over all nodes. */
  readonly perBrand: number;
  readonly most: number;
}

type TakenRow = Omit<TakenDelivery, 'createdAt' | 'triedSince' | 'previousUntil'> &
  Record<'createdAt' | 'triedSince', string> & { readonly previousUntil: string | null };

/**
 * Takes due deliveries, up to a limit per brand, so that a slow brand delays only its own. Deliveries of a crashed
 * sender become due again when its lease ends.
 */
export async function takeDue(
  db: Executor,
  { now, leaseMs, perBrand, most }: Taking,
): Promise<TakenDelivery[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz`;
  const { rows } = await db.execute<TakenRow & Record<string, unknown>>(sql`
    with open as (
      select w.id, w.is_active, ${perBrand} - (
        select count(*) from delivery held
        where held.webhook_id = w.id and held.state = 'waiting' and held.taken_until > ${at}
      ) as room
      from webhook w where w.binned_at is null and w.sealed_secret is not null
    ), due as (
      select one.id from open cross join lateral (
        select d.id, d.next_try_at from delivery d
        where d.webhook_id = open.id and d.state = 'waiting' and d.next_try_at <= ${at}
          and (open.is_active or d.event = 'test')
        order by d.next_try_at, d.id limit greatest(open.room, 0) for update skip locked
      ) one
      order by one.next_try_at, one.id limit ${most}
    )
    update delivery d set attempts = d.attempts + 1, tries = d.tries + 1, taken_until = ${until},
      next_try_at = ${until}, tried_since = coalesce(d.tried_since, ${at})
    from due, webhook w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.event, d.lead_id as "leadId", d.created_at as "createdAt", d.attempts, d.tries,
      d.tried_since as "triedSince", w.id as "webhookId", w.brand_id as "brandId", w.url,
      w.sealed_secret as "sealedSecret", w.previous_secret as "previousSecret", w.previous_until as "previousUntil"`);
  return rows.map(({ createdAt, triedSince, previousUntil, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    triedSince: new Date(triedSince),
    previousUntil: previousUntil === null ? null : new Date(previousUntil),
  }));
}

/** New state of a delivery after an attempt. */
export type Settlement =
  | { readonly state: Exclude<DeliveryState, 'waiting'> }
  | { readonly state: 'waiting'; readonly nextTryAt: Date };

/**
 * Stores the outcome of an attempt, unless a later attempt has begun. A delivery that was stopped meanwhile still
 * becomes delivered when it arrived.
 */
export async function settleDelivery(
  tx: Executor,
  { id, attempts }: Pick<TakenDelivery, 'id' | 'attempts'>,
  settlement: Settlement,
  attempt: Omit<typeof deliveryAttempt.$inferInsert, 'id' | 'deliveryId'> | undefined,
): Promise<void> {
  if (attempt !== undefined) await tx.insert(deliveryAttempt).values({ deliveryId: id, ...attempt });
  const from: readonly DeliveryState[] =
    settlement.state === 'delivered' ? ['waiting', 'stopped'] : ['waiting'];
  await tx
    .update(delivery)
    .set({ ...settlement, takenUntil: null })
    .where(and(eq(delivery.id, id), eq(delivery.attempts, attempts), inArray(delivery.state, [...from])));
}

/** Records that a delivery was put into the outbox, or is not to be sent. */
export async function settleMailed(
  tx: Executor,
  id: string,
  settlement: { readonly state: 'delivered'; readonly mailId: string } | { readonly state: 'stopped' },
  now: Date,
): Promise<void> {
  if (settlement.state === 'delivered')
    await tx.insert(deliveryAttempt).values({ deliveryId: id, at: now, tookMs: 0 });
  const counted = { attempts: sql`${delivery.attempts} + 1`, tries: sql`${delivery.tries} + 1` };
  await tx
    .update(delivery)
    .set({ ...settlement, ...counted })
    .where(eq(delivery.id, id));
}

/** Adds a test delivery, which is not about a request. */
export async function insertTest(
  tx: Executor,
  goal: { readonly webhookId: string } | { readonly mailboxId: string },
  now: Date,
): Promise<void> {
  await tx.insert(delivery).values({ ...goal, event: 'test', nextTryAt: now, createdAt: now });
  await ring(tx);
}

/** Restarts a delivery under its own id, unless it is being sent. */
export function resend(tx: Executor, id: string, now: Date): Promise<void> {
  return startOver(tx, eq(delivery.id, id), now);
}

/** Restarts the deliveries that wait for a webhook, as after a pause, in which their time would have run out. */
export function startWaitingOver(tx: Executor, webhookId: string, now: Date): Promise<void> {
  return startOver(tx, and(eq(delivery.webhookId, webhookId), eq(delivery.state, 'waiting')), now);
}

async function startOver(tx: Executor, which: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(delivery)
    .set({ state: 'waiting', nextTryAt: now, takenUntil: null, triedSince: null, tries: 0 })
    .where(and(which, or(isNull(delivery.takenUntil), lt(delivery.takenUntil, now))));
  await ring(tx);
}

/** Wakes every node when the transaction commits. */
export async function ring(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_notify(${DELIVERY_CHANNEL}, '')`);
}
