import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { customerClaim } from '../claim-queries.ts';
import type { RequestRow } from './queries.ts';

/**
 * Removes a request that had joined an account by email address, with all requests of the same form. The form never
 * joins again. The request itself remains, and its sender keeps the link. Returns the ids of the removed requests.
 */
export async function disown(
  context: CallContext,
  { id, customerId, joinedAt }: Pick<RequestRow, 'id' | 'customerId' | 'joinedAt'>,
): Promise<string[]> {
  if (customerId === null || joinedAt === null) throw new RefusalError('not-found');
  const claim = customerClaim(context, customerId);
  return inTransaction(context.db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with given_back as (
        update quote_form set customer_id = null, may_join = false
        where id = (select form_id from lead where id = ${id}) and customer_id = ${customerId}
        returning id
      )
      update lead l set customer_id = null, joined_at = null, version = version + 1
      from given_back where l.form_id = given_back.id
      returning l.id`);
    const ids = sql.param(rows.map((row) => row.id));
    await tx.execute(
      sql`delete from lead_claim where claimant = ${claim} and lead_id = any (${ids}::uuid[])`,
    );
    return rows.map((row) => row.id);
  });
}
