import { type OneTimePurpose, oneTimeLinkMs } from '@ayrac/domain/account/one-time-link.ts';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { oneTimeToken } from './table.ts';

/** Recipient of a link, and the address to which it is sent. */
export interface LinkOwner {
  readonly accountId: string;
  readonly emailKey: string;
}

/** Person in the office who sends a link. */
interface Issuer {
  readonly issuedBy?: string | null;
}

/** Issues the token of a mailed link. Earlier ones for the same purpose become invalid. */
export async function issueOneTimeToken(
  tx: Executor,
  { accountId, emailKey, issuedBy = null }: LinkOwner & Issuer,
  purpose: OneTimePurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  await dropOneTimeTokens(tx, accountId, purpose);
  await tx.insert(oneTimeToken).values({
    tokenHash: hashOfToken(token),
    accountId,
    emailKey,
    purpose,
    issuedBy,
    createdAt: now,
    expiresAt: new Date(now.getTime() + oneTimeLinkMs[purpose]),
  });
  return token;
}

/** Finds the owner of a token that is still valid; null when there is none. */
export async function findTokenOwner(
  db: Executor,
  token: string,
  purpose: OneTimePurpose | readonly OneTimePurpose[],
  now: Date,
): Promise<LinkOwner | null> {
  const [found] = await db
    .select({ accountId: oneTimeToken.accountId, emailKey: oneTimeToken.emailKey })
    .from(oneTimeToken)
    .where(isLiving(token, purpose, now));
  return found ?? null;
}

/** Deletes the unused links of a purpose. A used one is kept, so that its state can be shown. */
export async function dropOneTimeTokens(
  tx: Executor,
  accountId: string,
  purpose: OneTimePurpose,
): Promise<void> {
  await tx
    .delete(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.accountId, accountId),
        eq(oneTimeToken.purpose, purpose),
        isNull(oneTimeToken.usedAt),
      ),
    );
}

/**
 * Uses a token and returns its owner; null when it was used, has expired, or never existed. Of two concurrent calls
 * only one succeeds.
 */
export async function takeOneTimeToken(
  tx: Executor,
  token: string,
  purpose: OneTimePurpose | readonly OneTimePurpose[],
  now: Date,
): Promise<LinkOwner | null> {
  const [taken] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(isLiving(token, purpose, now))
    .returning({ accountId: oneTimeToken.accountId, emailKey: oneTimeToken.emailKey });
  return taken ?? null;
}

function isLiving(token: string, purpose: OneTimePurpose | readonly OneTimePurpose[], now: Date) {
  return and(
    eq(oneTimeToken.tokenHash, hashOfToken(token)),
    inArray(oneTimeToken.purpose, [purpose].flat()),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  );
}
