import { emailKey } from '@ayrac/domain/account/identity.ts';
import { and, eq } from 'drizzle-orm';
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

/** All claims of who asks. */
export function claimsOf({ email, customerId }: Claimant, fingerprint: Fingerprint): string[] {
  const ofEmail = emailClaim(fingerprint, email);
  return customerId === null ? [ofEmail] : [ofEmail, customerClaim(fingerprint, customerId)];
}

/** Whether somebody holds an active request for a campaign. */
export async function hasClaim(db: Executor, campaignId: string, claimant: string): Promise<boolean> {
  const held = and(eq(leadClaim.campaignId, campaignId), eq(leadClaim.claimant, claimant));
  return (await db.$count(leadClaim, held)) > 0;
}
