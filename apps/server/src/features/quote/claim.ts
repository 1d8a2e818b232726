import { emailKey } from '@ayrac/domain/identity.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';

/** Who asks: by address, and by account where there is one. */
export interface Claimant {
  readonly email: string;
  readonly customerId: string | null;
}

/** The claim of an e-mail address, compared without case or surrounding space. */
export function emailClaim(fingerprint: Fingerprint, email: string): string {
  return `email:${fingerprint('claim', emailKey(email))}`;
}

/**
 * Takes a campaign for a person and returns the id that the link to it is to have. A second request of the same address
 * or the same customer is refused, by the primary key: at once, or after a wait for the first one to succeed or fail.
 */
export async function claimCampaign(
  tx: Executor,
  link: 'form_link_id' | 'customer_link_id',
  campaignId: string,
  { email, customerId }: Claimant,
  fingerprint: Fingerprint,
): Promise<string> {
  const claims = [emailClaim(fingerprint, email)];
  if (customerId !== null) claims.push(`customer:${fingerprint('claim', customerId)}`);
  // Always in one order, so that two requests never wait for each other.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into quote_claim (campaign_id, claimant, ${sql.identifier(link)})
    select ${campaignId}::uuid, claimant, link.id
    from (select gen_random_uuid() as id) link, unnest(${sql.param(claims)}::text[]) as claimant
    order by claimant
    on conflict do nothing
    returning ${sql.identifier(link)} as id`);
  const id = rows[0]?.id;
  if (id === undefined || rows.length < claims.length) throw new RefusalError('duplicate-quote');
  return id;
}
