import { randomUUID } from 'node:crypto';
import { assignInOrder } from '@ayrac/domain/lead/assignment.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { holdBounded, holdRules, listAssignees, listTraits } from './assignment/queries.ts';
import { keepWork, workOf } from './kept-work.ts';
import { leadEvent } from './table.ts';

/**
 * Assigns new leads of a brand by its rules, the oldest first, recorded without an author. For a brand without rules
 * this costs a single index lookup.
 */
export async function assignLeads(
  tx: Executor,
  brandId: string,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rules, hasBounded } = await holdRules(tx, brandId);
  if (rules.length === 0) return;
  const people = [...new Set(rules.flatMap((rule) => rule.people))];
  if (hasBounded) await holdBounded(tx, people);
  const leads = await listTraits(tx, leadIds);
  const arriving = leads.map(({ traits, held: { id } }) => ({ id, traits, day: dayOf(now) }));
  const assignments = assignInOrder(rules, arriving, await listAssignees(tx, brandId, people));
  const assigned = leads.flatMap(({ held }) => {
    const assignment = assignments.get(held.id);
    return assignment ? { held, ...assignment } : [];
  });
  if (assigned.length === 0) return;
  // Of several leads by one rule, the last one decides whose turn is next.
  const turns = new Map(assigned.map(({ ruleId, ownerId }) => [ruleId, ownerId]));
  await tx.execute(sql`
    with turned as (
      update assignment_rule set last_owner_id = turn.owner_id
      from unnest(${sql.param([...turns.keys()])}::uuid[], ${sql.param([...turns.values()])}::uuid[]) as turn (rule_id, owner_id)
      where id = turn.rule_id
    )
    update lead set owner_id = made.owner_id
    from unnest(${sql.param(assigned.map(({ held }) => held.id))}::uuid[],
      ${sql.param(assigned.map(({ ownerId }) => ownerId))}::uuid[]) as made (lead_id, owner_id)
    where id = made.lead_id`);
  await tx.insert(leadEvent).values(
    assigned.map(({ held, ownerId }) => ({
      ...{ leadId: held.id, at: now, staffId: null, kind: 'assign' as const, changeId: randomUUID() },
      work: keepWork({ ...workOf(held), ownerId }),
      before: { ...keepWork(workOf(held)), state: held.state },
      version: held.version,
    })),
  );
}
