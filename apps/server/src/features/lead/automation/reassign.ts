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

/** Gives a held lead to somebody else, noted as nobody's deed; answers whom, null where nobody can take it. */
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
  // People whom the automation names itself take no turns: no rule has its id.
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

/** The rules by which requests are given away: its own people, or those of its brand, held until the end. */
async function holdGiving(
  tx: Executor,
  { id, brandId, people }: HeldAutomation,
): Promise<readonly AssignmentRule[]> {
  return people.length > 0 ? [ruleOfPeople(id, people)] : (await holdRules(tx, brandId)).rules;
}
