import type { LeadUrgency } from '@ayrac/domain/lead/lead-urgency.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isUndecided } from '../queries.ts';
import { lead } from '../table.ts';

/** Its brand's people were told of it, and still nobody has answered it, as its index says it. */
const isEscalated = sql`(${lead.escalatedAt} is not null and ${lead.firstContactAt} is null and ${isUndecided})`;

const tomorrow = sql`(date_trunc('day', now() at time zone 'Europe/Istanbul') + interval '1 day') at time zone 'Europe/Istanbul'`;

/** How much a lead presses; null where nobody is to turn to it. */
export const urgencyOfLead = sql<LeadUrgency | null>`case when not ${isUndecided} then null
  when ${isEscalated} then 'escalated' when ${lead.dueAt} <= now() then 'overdue'
  when ${lead.dueAt} < ${tomorrow} then 'due' else 'later' end`;

/** As the index of who is next has them; what is escalated is that alone. */
const conditions: Readonly<Record<LeadUrgency, SQL>> = {
  escalated: isEscalated,
  overdue: sql`(${isUndecided} and ${lead.dueAt} <= now() and not ${isEscalated})`,
  due: sql`(${isUndecided} and ${lead.dueAt} > now() and ${lead.dueAt} < ${tomorrow} and not ${isEscalated})`,
  later: sql`(${isUndecided} and ${lead.dueAt} >= ${tomorrow} and not ${isEscalated})`,
};

/** Which leads press so much, by the names of urgencies between commas. */
export function pressing(asked: string): SQL {
  const known = Object.entries(conditions).filter(([name]) => asked.split(',').includes(name));
  return sql`(${sql.join(
    known.map(([, condition]) => condition),
    sql` or `,
  )})`;
}
