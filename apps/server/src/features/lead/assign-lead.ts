import { randomUUID } from 'node:crypto';
import { assign } from '@ayrac/domain/lead/assignment.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { findTraits, holdBounded, holdRules, listAssignees } from './assignment/queries.ts';
import { assignmentRule } from './assignment/table.ts';
import { keepWork, workOf } from './kept-work.ts';
import { workColumns } from './queries.ts';
import { lead, leadEvent } from './table.ts';

/**
 * Gives a lead that has just arrived to whoever its brand's rules say, and notes that nobody did it. A brand without
 * rules pays with one look at an index.
 */
export async function assignLead(
  tx: Executor,
  { id, brandId }: { readonly id: string; readonly brandId: string },
  now: Date,
): Promise<void> {
  const rules = await holdRules(tx, brandId);
  if (rules.length === 0) return;
  const people = [...new Set(rules.flatMap((rule) => rule.people))];
  await holdBounded(tx, people);
  const [traits, assignees] = [await findTraits(tx, id), await listAssignees(tx, brandId, people)];
  const assignment = assign(rules, traits, assignees, dayOf(now));
  if (assignment === null) return;
  const { ruleId, ownerId } = assignment;
  await tx.update(assignmentRule).set({ lastOwnerId: ownerId }).where(eq(assignmentRule.id, ruleId));
  const [row] = await tx
    .update(lead)
    .set({ ownerId })
    .where(eq(lead.id, id))
    .returning({ ...workColumns, state: lead.state, version: lead.version });
  if (row === undefined) throw new Error(`There is no lead ${id}.`);
  const work = workOf(row);
  await tx.insert(leadEvent).values({
    ...{ leadId: id, at: now, staffId: null, kind: 'assign', changeId: randomUUID() },
    work: keepWork(work),
    before: { ...keepWork({ ...work, ownerId: null }), state: row.state },
    version: row.version,
  });
}
