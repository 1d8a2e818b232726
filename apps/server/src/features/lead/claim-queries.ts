import { emailKey } from '@ayrac/domain/account/identity.ts';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprinting } from '#server/guards/fingerprint.ts';
import { leadClaim } from './table.ts';

/** Person who asks, by email address and, when signed in, by account. */
export interface Claimant {
  readonly email: string;
  readonly customerId: string | null;
}

/** Returns the claim of an email address, compared without case or surrounding space. */
export function emailClaim({ services }: Fingerprinting, email: string): string {
  return `email:${services.fingerprint('claim', emailKey(email))}`;
}

export function customerClaim({ services }: Fingerprinting, customerId: string): string {
  return `customer:${services.fingerprint('claim', customerId)}`;
}

export function claimsOf(context: Fingerprinting, { email, customerId }: Claimant): string[] {
  const ofEmail = emailClaim(context, email);
  return customerId === null ? [ofEmail] : [ofEmail, customerClaim(context, customerId)];
}

/** Whether a person has an active request for a campaign. */
export async function hasClaim(db: Executor, campaignId: string, claimant: string): Promise<boolean> {
  const held = and(eq(leadClaim.campaignId, campaignId), eq(leadClaim.claimant, claimant));
  return (await db.$count(leadClaim, held)) > 0;
}
