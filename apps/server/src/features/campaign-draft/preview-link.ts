import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { findOpen } from './open-draft.ts';
import { campaignPreview } from './table.ts';

const HOLDS_MS = 7 * dayInMs;

/** Creates a link under which a draft can be viewed for seven days. */
export async function makePreviewLink({ db, caller, now }: CallContext, id: string) {
  await findOpen(db, id);
  // In hexadecimal, so that it is safe as a path segment: lower-case letters and digits.
  const token = Buffer.from(newToken(), 'base64url').toString('hex');
  const expiresAt = new Date(now.getTime() + HOLDS_MS);
  await db
    .delete(campaignPreview)
    .where(and(eq(campaignPreview.campaignId, id), lt(campaignPreview.expiresAt, now)));
  await db.insert(campaignPreview).values({
    tokenHash: hashOfToken(token),
    campaignId: id,
    createdBy: memberOf(caller).id,
    createdAt: now,
    expiresAt,
  });
  return { path: `/onizleme/${token}`, until: expiresAt.toISOString() };
}

/** Revokes all preview links of a campaign and returns how many there were. */
export async function revokePreviewLinks({ db }: CallContext, id: string) {
  const gone = await db
    .delete(campaignPreview)
    .where(eq(campaignPreview.campaignId, id))
    .returning({ tokenHash: campaignPreview.tokenHash });
  return { revoked: gone.length };
}
