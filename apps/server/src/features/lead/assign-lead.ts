import { randomUUID } from 'node:crypto';
import { assign } from '@ayrac/domain/lead/assignment.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { findTraits, holdBounded, holdRules, listAssignees } from './assignment/queries.ts';
import { keepWork, workOf } from './kept-work.ts';
import { leadEvent } from './table.ts';

/**
 * Assigns a new lead by its brand's rules, recorded without an author. For a brand without rules this costs a single
 * index lookup.
 */
export async function assignLead(
  tx: Executor,
  { id, brandId }: { readonly id: string; readonly brandId: string },
  now: Date,
): Promise<void> {
  const { rules, hasBounded } = await holdRules(tx, brandId);
  if (rules.length === 0) return;
  const people = [...new Set(rules.flatMap((rule) => rule.people))];
  if (hasBounded) await holdBounded(tx, people);
  const { traits, held } = await findTraits(tx, id);
  const assignment = assign(rules, traits, await listAssignees(tx, brandId, people), dayOf(now));
  if (assignment === null) return;
  const { ruleId, ownerId } = assignment;
  await tx.execute(sql`
    with turned as (update assignment_rule set last_owner_id = ${ownerId} where id = ${ruleId})
    update lead set owner_id = ${ownerId} where id = ${id}`);
  const before = workOf(held);
  await tx.insert(leadEvent).values({
    ...{ leadId: id, at: now, staffId: null, kind: 'assign', changeId: randomUUID() },
    work: keepWork({ ...before, ownerId }),
    before: { ...keepWork(before), state: held.state },
    version: held.version,
  });
}
