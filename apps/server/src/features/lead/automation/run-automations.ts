import { givenBefore, waitedAfterWish, waitedSince } from '@ayrac/domain/lead/automation.ts';
import { isOpenAt } from '@ayrac/domain/time/business-hours.ts';
import { v7 } from 'uuid';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putLeadMails } from '#server/features/lead/notices/outbox.ts';
import { leaveNotices } from '#server/features/lead/notices/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { notifyOfLead } from '../notify-of-lead.ts';
import { findHours } from '../queries.ts';
import { beginEscalating } from './begin-escalating.ts';
import {
  type HeldAutomation,
  holdAutomation,
  holdWaiting,
  listAutomations,
  listPeopleOf,
  listReachable,
} from './queries.ts';
import { reassign } from './reassign.ts';
import { automationRun } from './table.ts';
import { markEscalated } from './writes.ts';

const BATCH = 100;

/**
 * Runs the active automations on all requests that were not answered in time, during their brand's business hours. Each
 * automation acts once per request, however often and on however many nodes this runs. The outcome is stored as a run.
 */
export async function runAutomations(db: Database, services: Services, batch = BATCH): Promise<void> {
  await beginEscalating(db, services.clock());
  for (const { id } of await listAutomations(db)) {
    let seen: number;
    do seen = await inTransaction(db, (tx) => runSome(tx, services, id, batch));
    while (seen === batch);
  }
}

/** Acts on a batch of requests for one automation and returns their number. */
async function runSome(tx: Executor, services: Services, id: string, limit: number): Promise<number> {
  const automation = await holdAutomation(tx, id);
  if (automation?.activeSince == null) return 0;
  const now = services.clock();
  const { hours, answerMinutes } = await findHours(tx, automation.brandId);
  if (!isOpenAt(now, hours)) return 0;
  const wait = { hours: automation.hours, answerMinutes };
  const since = automation.activeSince;
  const waited = waitedSince(wait, since, now, hours);
  const given = givenBefore(wait, now, hours);
  if (waited === null || given === undefined) return 0;
  const afterWish = waitedAfterWish(wait, since, now, hours);
  const leads = await holdWaiting(
    tx,
    automation,
    { waited, afterWish, since, givenBefore: given, now },
    limit,
  );
  const { action, name, nameEn } = automation;
  const toTell = action === 'tell' ? await listToTell(tx, automation) : [];
  const leadsByPerson = new Map<string, string[]>();
  for (const { id: leadId, ownerId } of leads) {
    const runId = v7();
    const people =
      action === 'tell'
        ? await withOwner(tx, automation, toTell, ownerId)
        : await giveOrRemind(tx, automation, { leadId, ownerId, runId, now });
    await tx
      .insert(automationRun)
      .values({ id: runId, automationId: id, leadId, action, people: [...people], createdAt: now });
    if (action === 'tell' && people.length > 0) await markEscalated(tx, leadId, now);
    await leaveNotices(tx, { leadId, kind: action, people, now });
    await notifyOfLead(tx, leadId, 'changed');
    for (const person of people) leadsByPerson.set(person, [...(leadsByPerson.get(person) ?? []), leadId]);
  }
  await putLeadMails(tx, services, leadsByPerson, (to, data) =>
    putMail(tx, {
      ...to,
      template: 'leads-unanswered',
      data: { ...data, action, rule: name, ruleEn: nameEn },
    }),
  );
  return leads.length;
}

/** Lists whom an automation notifies of a request: the people that it names, or all of its brand. */
function listToTell(tx: Executor, { brandId, people }: HeldAutomation): Promise<readonly string[]> {
  return people.length > 0 ? listReachable(tx, brandId, people) : listPeopleOf(tx, brandId);
}

/** Adds the owner where all are notified: people without a brand own requests, too. */
async function withOwner(
  tx: Executor,
  { brandId, people }: HeldAutomation,
  toTell: readonly string[],
  ownerId: string | null,
): Promise<readonly string[]> {
  if (people.length > 0 || ownerId === null || toTell.includes(ownerId)) return toTell;
  return [...toTell, ...(await listReachable(tx, brandId, [ownerId]))];
}

interface Waiting {
  readonly leadId: string;
  readonly ownerId: string | null;
  readonly runId: string;
  readonly now: Date;
}

/** Reassigns a request or leaves it with its owner. Returns the people to notify. */
async function giveOrRemind(
  tx: Executor,
  automation: HeldAutomation,
  { ownerId, ...waiting }: Waiting,
): Promise<readonly string[]> {
  const { brandId, action } = automation;
  const taker = action === 'remind' ? ownerId : await reassign(tx, automation, waiting);
  return taker === null ? [] : listReachable(tx, brandId, [taker]);
}
