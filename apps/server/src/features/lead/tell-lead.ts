import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** The channel on which every node hears of leads. */
export const LEAD_CHANNEL = 'leads';

/** What happened to a lead: ids alone, which stay below what a message may hold. */
export interface LeadNews {
  readonly kind: 'new' | 'changed';
  readonly id: string;
  readonly brandId: string;
  readonly customerId: string | null;
}

/** Tells every node of a lead when the transaction commits. */
export async function tellLead(tx: Executor, leadId: string, kind: LeadNews['kind']): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${LEAD_CHANNEL}, json_build_object(
      'kind', ${kind}::text, 'id', id, 'brandId', brand_id, 'customerId', customer_id)::text)
    from lead where id = ${leadId}`);
}

/** Reads a message; undefined where it is none of ours. */
export function readNews(message: string): LeadNews | undefined {
  try {
    const news: Partial<LeadNews> = JSON.parse(message);
    const { kind, id, brandId, customerId = null } = news;
    if ((kind !== 'new' && kind !== 'changed') || typeof id !== 'string' || typeof brandId !== 'string')
      return undefined;
    return { kind, id, brandId, customerId };
  } catch {
    return undefined;
  }
}
