import { type AssignmentRule, assign, without } from '@ayrac/domain/lead/assignment.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import {
  findTraits,
  holdBounded,
  holdRules,
  listAssignees,
} from '#server/features/lead/assignment/queries.ts';
import { assignmentRule } from '#server/features/lead/assignment/table.ts';
import { keepWork, workOf } from '../kept-work.ts';
import { insertEvent, saveWork } from '../work-writes.ts';
import { type HeldAutomation, ruleOfPeople } from './queries.ts';

/**
 * Assigns a locked lead to somebody else, recorded without an author. Returns the new owner, or null when nobody can
 * take it.
 */
export async function reassign(
  tx: Executor,
  automation: HeldAutomation,
  { leadId, runId, now }: { readonly leadId: string; readonly runId: string; readonly now: Date },
): Promise<string | null> {
  const rules = await holdGiving(tx, automation);
  const people = [...new Set(rules.flatMap((rule) => rule.people))];
  await holdBounded(tx, people);
  const { traits, held } = await findTraits(tx, leadId);
  const others = without(await listAssignees(tx, automation.brandId, people), held.ownerId);
  const assignment = assign(rules, traits, others, dayOf(now));
  if (assignment === null) return null;
  const { ruleId, ownerId } = assignment;
  // Without effect for people named by the automation itself, since no rule has its id.
  await tx.update(assignmentRule).set({ lastOwnerId: ownerId }).where(eq(assignmentRule.id, ruleId));
  const before = workOf(held);
  const work = { ...before, ownerId };
  await saveWork(tx, leadId, work);
  await insertEvent(tx, {
    ...{ leadId, at: now, staffId: null, kind: 'assign', changeId: runId },
    work: keepWork(work),
    before: { ...keepWork(before), state: held.state },
    version: held.version + 1,
  });
  return ownerId;
}

/**
 * Returns the rules for reassignment: a rule with the automation's own people, or the brand's rules, locked until the
 * transaction ends.
 */
async function holdGiving(
  tx: Executor,
  { id, brandId, people }: HeldAutomation,
): Promise<readonly AssignmentRule[]> {
  return people.length > 0 ? [ruleOfPeople(id, people)] : (await holdRules(tx, brandId)).rules;
}
