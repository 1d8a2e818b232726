import type { LeadUrgency } from '@ayrac/domain/lead/lead-urgency.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isUndecided } from '../queries.ts';
import { lead } from '../table.ts';

/** The brand's people were notified of it and it is still unanswered; matches the condition of the index. */
const isEscalated = sql`(${lead.escalatedAt} is not null and ${lead.firstContactAt} is null and ${isUndecided})`;

const tomorrow = sql`(date_trunc('day', now() at time zone 'Europe/Istanbul') + interval '1 day') at time zone 'Europe/Istanbul'`;

/** Urgency of a lead; null when it needs no attention. */
export const urgencyOfLead = sql<LeadUrgency | null>`case when not ${isUndecided} then null
  when ${isEscalated} then 'escalated' when ${lead.dueAt} <= now() then 'overdue'
  when ${lead.dueAt} < ${tomorrow} then 'due' else 'later' end`;

/** Conditions as in the index of leads by due time. An escalated lead counts as nothing else. */
const conditions: Readonly<Record<LeadUrgency, SQL>> = {
  escalated: isEscalated,
  overdue: sql`(${isUndecided} and ${lead.dueAt} <= now() and not ${isEscalated})`,
  due: sql`(${isUndecided} and ${lead.dueAt} > now() and ${lead.dueAt} < ${tomorrow} and not ${isEscalated})`,
  later: sql`(${isUndecided} and ${lead.dueAt} >= ${tomorrow} and not ${isEscalated})`,
};

/** Returns the condition for leads with these urgencies, given as names separated by commas. */
export function pressing(names: string): SQL {
  const known = Object.entries(conditions).filter(([name]) => names.split(',').includes(name));
  return sql`(${sql.join(
    known.map(([, condition]) => condition),
    sql` or `,
  )})`;
}
