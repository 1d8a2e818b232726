import { toE164 } from '@ayrac/domain/account/identity.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import type { LeadStage } from '@ayrac/domain/lead/lead-stage.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { dayInMs, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { demoAccounts } from '#server/features/account/demo/demo-accounts.ts';
import { account } from '#server/features/account/table.ts';
import type { Target } from '#server/features/follow/queries.ts';
import { addFollows } from '#server/features/follow/writes.ts';
import { lead, leadState } from '#server/features/lead/table.ts';
import { claimCampaign, renewDue } from '#server/features/lead/writes.ts';
import { notification } from '#server/features/notification/table.ts';
import { type Fingerprinting, fingerprintOf } from '#server/guards/fingerprint.ts';
import { countDemoAnew } from './demo-figures.ts';

/** Quote requests of the demo's customer: age and state of each. */
const requests: readonly {
  readonly state: RequestState;
  /** The same progress as the CRM shows it. */
  readonly stage: LeadStage;
  readonly daysAgo: number;
}[] = [
  { state: 'received', stage: 'new', daysAgo: 0.1 },
  { state: 'forwarded', stage: 'new', daysAgo: 2 },
  { state: 'contacted', stage: 'contacted', daysAgo: 6 },
  { state: 'closed', stage: 'won', daysAgo: 24 },
];

const usernameKeys = demoAccounts
  .filter(({ role }) => role === 'CUSTOMER')
  .map(({ username }) => usernameKey(username));

/** Number of followed campaigns by the time of their end, so that every list has something to show. */
const followed = [
  { kind: 'soon', many: 2 },
  { kind: 'later', many: 3 },
  { kind: 'open', many: 1 },
  { kind: 'over', many: 1 },
] as const;

/**
 * Gives the demo's customer a profile, follows, requests and notifications, once; later changes are kept. Does nothing
 * when there is no such account or it is closed.
 */
export async function fillDemoInterests(db: Database, now: Date): Promise<void> {
  const context = { services: { fingerprint: await fingerprintOf(db) } };
  await db.transaction(async (tx) => {
    // By name, because a measurement may have added further members to the demo.
    const isFresh = and(
      inArray(account.usernameKey, usernameKeys),
      eq(account.isDemo, true),
      eq(account.isActive, true),
      isNull(account.phone),
    );
    const [customer] = await tx
      .update(account)
      .set({
        phone: toE164('5321234567'),
        city: 'İzmir',
        town: 'Bornova',
        wantsReminders: true,
        updatedAt: now,
      })
      .where(isFresh)
      .returning();
    if (customer === undefined) return;
    const targets = await pickTargets(tx, now);
    await addFollows(tx, customer.id, targets, new Date(now.getTime() - 3 * dayInMs));
    await addRequests(tx, context, customer, now);
    await addReminder(
      tx,
      customer.id,
      targets.find(({ kind }) => kind === 'campaign'),
      now,
    );
    await countDemoAnew(tx, now);
  });
}

async function pickTargets(tx: Executor, now: Date): Promise<Target[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const kinds = {
    soon: sql`end_at between ${at} and ${at} + interval '6 days'`,
    later: sql`end_at > ${at} + interval '8 days'`,
    open: sql`end_at is null`,
    over: sql`end_at < ${at}`,
  };
  const targets: Target[] = [];
  for (const { kind, many } of followed) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from campaign where is_active and ${kinds[kind]}
      order by id limit ${many}`);
    targets.push(...rows.map(({ id }) => ({ kind: 'campaign' as const, id })));
  }
  const { rows: brands } = await tx.execute<{ id: string }>(
    sql`select brand_id as id from campaign where is_active group by brand_id order by count(*) desc, brand_id limit 3`,
  );
  const { rows: categories } = await tx.execute<{ id: string }>(
    sql`select id from category where is_active and parent_id is null order by position, id limit 2`,
  );
  return [
    ...targets,
    ...brands.map(({ id }) => ({ kind: 'brand' as const, id })),
    ...categories.map(({ id }) => ({ kind: 'category' as const, id })),
  ];
}

async function addRequests(
  tx: Executor,
  context: Fingerprinting,
  { id: customerId, email, name, surname, phone }: typeof account.$inferSelect,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; brandId: string }>(sql`
    select id, brand_id as "brandId" from campaign
    where is_active and end_at > ${now.toISOString()}::timestamptz + interval '10 days'
    order by id desc limit ${requests.length}`);
  for (const [place, { id: campaignId, brandId }] of rows.entries()) {
    const plan = requests[place];
    if (plan === undefined) continue;
    const createdAt = new Date(now.getTime() - plan.daysAgo * dayInMs);
    const after = (hours: number) => new Date(createdAt.getTime() + hours * hourInMs);
    const claimant = { email, customerId };
    const id = await claimCampaign(tx, context, campaignId, claimant);
    const taken = steps.slice(0, order.indexOf(plan.state));
    const contacted = taken.find(({ to }) => to === 'contacted');
    const contactedAt = contacted === undefined ? null : after(contacted.afterHours);
    await tx.insert(lead).values({
      ...{ id, customerId, campaignId, brandId, createdAt, state: plan.state, version: 1 + taken.length },
      ...{ stage: plan.stage, firstContactAt: contactedAt, lastContactAt: contactedAt },
      ...{
        contactEmail: email,
        contactName: name ?? '',
        contactSurname: surname ?? '',
        contactPhone: phone ?? '',
      },
    });
    await renewDue(tx, id);
    if (plan.state === 'received') continue;
    const stepsOf = taken.map(({ to, afterHours }, index) => ({
      ...{ leadId: id, version: index + 2, fromState: order[index] ?? 'received', toState: to },
      ...{ at: after(afterHours), changedBy: 'installation' as const },
    }));
    await tx.insert(leadState).values(stepsOf);
    const notice = { accountId: customerId, campaignId, kind: 'request-moved', state: plan.state } as const;
    const readAt = plan.daysAgo > 5 ? now : null;
    await tx.insert(notification).values({ ...notice, createdAt: after(28), readAt });
  }
}

const order: readonly RequestState[] = ['received', 'forwarded', 'contacted', 'closed'];

/** State changes of a demo request, in hours after it was sent. */
const steps: readonly { readonly to: RequestState; readonly afterHours: number }[] = [
  { to: 'forwarded', afterHours: 3 },
  { to: 'contacted', afterHours: 28 },
  { to: 'closed', afterHours: 100 },
];

async function addReminder(
  tx: Executor,
  accountId: string,
  ending: Target | undefined,
  now: Date,
): Promise<void> {
  if (ending === undefined) return;
  const createdAt = new Date(now.getTime() - 2 * hourInMs);
  await tx
    .insert(notification)
    .values({ accountId, kind: 'campaign-ending', campaignId: ending.id, createdAt });
}
