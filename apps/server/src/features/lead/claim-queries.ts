import { emailKey } from '@ayrac/domain/account/identity.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { leadClaim } from './table.ts';

/** Who asks: by address, and by account where there is one. */
export interface Claimant {
  readonly email: string;
  readonly customerId: string | null;
}

/** The claim of an e-mail address, compared without case or surrounding space. */
export function emailClaim(fingerprint: Fingerprint, email: string): string {
  return `email:${fingerprint('claim', emailKey(email))}`;
}

/** The claim of an account. */
export function customerClaim(fingerprint: Fingerprint, customerId: string): string {
  return `customer:${fingerprint('claim', customerId)}`;
}

function claimsOf({ email, customerId }: Claimant, fingerprint: Fingerprint): string[] {
  const ofEmail = emailClaim(fingerprint, email);
  return customerId === null ? [ofEmail] : [ofEmail, customerClaim(fingerprint, customerId)];
}

/** Whether somebody holds an active request for a campaign. */
export async function hasClaim(db: Executor, campaignId: string, claimant: string): Promise<boolean> {
  const held = and(eq(leadClaim.campaignId, campaignId), eq(leadClaim.claimant, claimant));
  return (await db.$count(leadClaim, held)) > 0;
}

/**
 * Takes a campaign for a person and returns the id that the lead is to have. A second request of the same address or
 * the same customer is refused, by the primary key: at once, or after a wait for the first one to succeed or fail.
 */
export async function claimCampaign(
  tx: Executor,
  campaignId: string,
  claimant: Claimant,
  fingerprint: Fingerprint,
): Promise<string> {
  const claims = claimsOf(claimant, fingerprint);
  // Always in one order, so that two requests never wait for each other.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into lead_claim (campaign_id, claimant, lead_id)
    select ${campaignId}::uuid, claimant, made.id
    from (select gen_random_uuid() as id) made, unnest(${sql.param(claims)}::text[]) as claimant
    order by claimant
    on conflict do nothing
    returning lead_id as id`);
  const id = rows[0]?.id;
  if (id === undefined || rows.length < claims.length) throw new RefusalError('duplicate-quote');
  return id;
}

/** Gives up the campaign of a lead that is withdrawn: it can be asked for again. */
export async function releaseCampaign(tx: Executor, leadId: string): Promise<void> {
  await tx.delete(leadClaim).where(eq(leadClaim.leadId, leadId));
}

/** Takes the campaign of a withdrawn lead again; refused where another one holds it meanwhile. */
export async function reclaimCampaign(
  tx: Executor,
  { id, campaignId }: { readonly id: string; readonly campaignId: string },
  claimant: Claimant,
  fingerprint: Fingerprint,
): Promise<void> {
  const claims = claimsOf(claimant, fingerprint);
  const { rowCount } = await tx.execute(sql`
    insert into lead_claim (campaign_id, claimant, lead_id)
    select ${campaignId}::uuid, claimant, ${id}::uuid
    from unnest(${sql.param(claims)}::text[]) as claimant
    order by claimant
    on conflict do nothing`);
  if ((rowCount ?? 0) < claims.length) throw new RefusalError('duplicate-quote');
}
