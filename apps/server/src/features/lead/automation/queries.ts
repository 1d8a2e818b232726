import type { AssignmentRule } from '@ayrac/domain/lead/assignment.ts';
import type { WaitedAfterWish, WaitedFor } from '@ayrac/domain/lead/automation.ts';
import { referencesIn } from '@ayrac/domain/record/record-field.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, asc, eq, gt, isNull, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { listOwnersOf } from '#server/features/lead/assignment/queries.ts';
import { englishNameOf } from '#server/resource/english-name.ts';
import { arrivedAt, isUndecided, wishesOfLead } from '../queries.ts';
import { lead, leadEvent, leadStaff, leadState, quoteForm } from '../table.ts';
import { automation, automationRun } from './table.ts';

const isOn = and(sql`${automation.isActive}`, isNull(automation.binnedAt));

// Whoever was reached is in a later state.
const hasUnanswered = sql`exists (select from lead where ${lead.brandId} = ${automation.brandId}
  and ${lead.state} in ('received', 'forwarded') and ${isUndecided})`;

/**
 * Lists the active automations of brands with unanswered requests. Those that reassign come before those that notify
 * about the owner.
 */
export function listAutomations(db: Executor) {
  return db
    .select({ id: automation.id })
    .from(automation)
    .where(and(isOn, hasUnanswered))
    .orderBy(
      sql`array_position(array['reassign', 'remind', 'tell'], ${automation.action})`,
      asc(automation.id),
    );
}

/**
 * Locks an active automation for this transaction; undefined when it has been switched off or another node holds it.
 */
export async function holdAutomation(tx: Executor, id: string) {
  const [row] = await tx
    .select()
    .from(automation)
    .where(and(eq(automation.id, id), isOn))
    .for('no key update', { skipLocked: true });
  return row === undefined ? undefined : { ...row, people: referencesIn(row.people ?? '') };
}
export type HeldAutomation = NonNullable<Awaited<ReturnType<typeof holdAutomation>>>;

/** Finds an automation that is not in the bin; undefined when there is none. */
export async function findAutomation(db: Executor, id: string) {
  const [row] = await db
    .select()
    .from(automation)
    .where(and(eq(automation.id, id), isNull(automation.binnedAt)));
  return row === undefined ? undefined : { ...row, people: referencesIn(row.people ?? '') };
}

/** How long requests must have waited for an automation to act on them. */
interface Waited {
  readonly waited: WaitedFor;
  readonly afterWish: readonly WaitedAfterWish[];
  /** Start of the automation. */
  readonly since: Date;
  /** Latest time at which an automation may have given a request to its owner. */
  readonly givenBefore: Date;
  readonly now: Date;
}

/**
 * Locks requests whose wait has ended since the automation was activated and that it has not acted on yet. The wait
 * ends with the last of the deadline, the wait after the preferred time of day, and the snooze. Excludes requests that
 * are answered, closed, withdrawn, suspect or merged. A reminder excludes those that another automation has just given
 * to their owner. Rows locked by others are skipped until the next run.
 */
export function holdWaiting(
  tx: Executor,
  { id, brandId, action }: HeldAutomation,
  { waited: { by, from, to }, afterWish, since, givenBefore, now }: Waited,
  limit: number,
) {
  const clock = by === 'respondBy' ? sql`${lead.respondBy}` : arrivedAt;
  const wishes = (wish: WaitedAfterWish) =>
    sql`${wishesOfLead.contactTime} is not distinct from ${wish.time}`;
  const isSeenTo = tx
    .select({ one: sql`1` })
    .from(automationRun)
    .where(and(eq(automationRun.automationId, id), eq(automationRun.leadId, lead.id)));
  const isJustGiven = tx
    .select({ one: sql`1` })
    .from(automationRun)
    .where(
      and(
        eq(automationRun.leadId, lead.id),
        eq(automationRun.action, 'reassign'),
        gt(automationRun.createdAt, givenBefore),
        sql`${lead.ownerId} = any(${automationRun.people})`,
      ),
    );
  return tx
    .select({ id: lead.id, ownerId: lead.ownerId })
    .from(lead)
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(
      and(
        eq(lead.brandId, brandId),
        isNull(lead.firstContactAt),
        isUndecided,
        sql`not ${lead.isSuspect}`,
        lte(clock, to),
        ...afterWish.map((wish) => or(not(wishes(wish)), lte(arrivedAt, wish.to))),
        or(isNull(lead.snoozedUntil), lte(lead.snoozedUntil, now)),
        or(
          gt(clock, from),
          ...afterWish.map((wish) => and(wishes(wish), gt(arrivedAt, wish.from))),
          gt(lead.snoozedUntil, since),
        ),
        notExists(isSeenTo),
        action === 'remind' ? notExists(isJustGiven) : undefined,
      ),
    )
    .orderBy(asc(clock), asc(lead.id))
    .limit(limit)
    .for('no key update', { of: lead, skipLocked: true });
}

/** Returns a rule that assigns requests to these people in turn. */
export function ruleOfPeople(id: string, people: readonly string[]): AssignmentRule {
  const any = { city: null, categoryId: null, channel: null, language: null, lastOwnerId: null };
  return { id, people, ...any };
}

/** Returns those of the people who work for the brand, in the given order. */
export async function listReachable(db: Executor, brandId: string, ids: readonly string[]) {
  const there = new Set((await listOwnersOf(db, brandId, ids)).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/** Lists the people of a brand, or those who work for all brands if it has none. */
export async function listPeopleOf(db: Executor, brandId: string): Promise<readonly string[]> {
  const people = (isMeant: SQL) =>
    db.select({ id: leadStaff.id }).from(leadStaff).where(isMeant).orderBy(asc(leadStaff.name));
  const own = await people(eq(leadStaff.brandId, brandId));
  return (own.length > 0 ? own : await people(isNull(leadStaff.brandId))).map(({ id }) => id);
}

/** Lists when requests were answered or closed, and how they were snoozed. A request without a row is still waiting. */
export async function listPasts(db: Executor, leadIds: readonly string[]) {
  const isOfThem = (column: typeof leadState.leadId | typeof leadEvent.leadId) =>
    sql`${column} = any(${sql.param(leadIds)}::uuid[])`;
  const [ends, changes] = await Promise.all([
    db
      .select({ leadId: leadState.leadId, at: sql<Date>`min(${leadState.at})`.mapWith(leadState.at) })
      .from(leadState)
      .where(and(isOfThem(leadState.leadId), sql`${leadState.toState} in ('withdrawn', 'closed')`))
      .groupBy(leadState.leadId),
    db
      .select({
        leadId: leadEvent.leadId,
        at: leadEvent.at,
        until: sql<Date | null>`(${leadEvent.work} ->> 'snoozedUntil')::timestamptz`.mapWith(leadEvent.at),
      })
      .from(leadEvent)
      .where(and(isOfThem(leadEvent.leadId), sql`${leadEvent.work} ? 'snoozedUntil'`))
      .orderBy(asc(leadEvent.at), asc(leadEvent.id)),
  ]);
  const endedAt = new Map(ends.map(({ leadId, at }) => [leadId, at]));
  const snoozes = Map.groupBy(changes, ({ leadId }) => leadId);
  return (leadId: string) => ({
    endedAt: endedAt.get(leadId) ?? null,
    snoozes: snoozes.get(leadId) ?? [],
  });
}

/** Lists the runs of automations for leads, the latest first, with their names in a language. */
export function listRuns(db: Executor, leadIds: readonly string[], locale: Locale, limit: number) {
  const names = db
    .select({ name: sql`array_agg(${account.username} order by ${account.username})` })
    .from(account)
    .where(sql`${account.id} = any(${automationRun.people})`);
  return db
    .select({
      id: automationRun.id,
      leadId: automationRun.leadId,
      at: automationRun.createdAt,
      action: automationRun.action,
      rule: locale === 'en' ? englishNameOf(automation) : sql<string>`${automation.name}`,
      people: sql<string[]>`coalesce((${names}), '{}')`,
    })
    .from(automationRun)
    .innerJoin(automation, eq(automation.id, automationRun.automationId))
    .where(sql`${automationRun.leadId} = any(${sql.param(leadIds)}::uuid[])`)
    .orderBy(sql`${automationRun.createdAt} desc`, sql`${automationRun.id} desc`)
    .limit(limit);
}
