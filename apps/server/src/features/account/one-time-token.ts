import { type OneTimePurpose, oneTimeLinkMs } from '@ayrac/domain/account/one-time-link.ts';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { oneTimeToken } from './table.ts';

/** Whom a link is for, and the address that it is sent to. */
export interface LinkOwner {
  readonly accountId: string;
  readonly emailKey: string;
}

/** Who in the office has a link sent. */
interface Issuer {
  readonly issuedBy?: string | null;
}

/** Makes what a link in a mail carries; earlier ones for the same purpose no longer work. */
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

/** Whose a token is that may still be used; null where there is none. */
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

/** Lets no link that was sent for this purpose work any more; one that was used stays, and tells so. */
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

/** Uses a token up and says whose it was; null when it was used, ran out, or never was. Of two at once one gets it. */
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
