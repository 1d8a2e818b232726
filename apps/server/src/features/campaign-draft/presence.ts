import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignEditor } from './table.ts';

/** Registers the caller as an editor of a draft. An editor who was not seen for an hour counts as new. */
export async function enter(tx: Executor, { caller, now }: CallContext, campaignId: string): Promise<void> {
  const accountId = memberOf(caller).id;
  await tx
    .delete(campaignEditor)
    .where(
      and(
        eq(campaignEditor.campaignId, campaignId),
        lt(campaignEditor.seenAt, new Date(now.getTime() - hourInMs)),
      ),
    );
  await tx
    .insert(campaignEditor)
    .values({ campaignId, accountId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [campaignEditor.campaignId, campaignEditor.accountId],
      set: { seenAt: now },
    });
}

/** Records that the caller has closed a draft. */
export async function leave(tx: Executor, { caller }: CallContext, campaignId: string): Promise<void> {
  const accountId = memberOf(caller).id;
  await tx
    .delete(campaignEditor)
    .where(and(eq(campaignEditor.campaignId, campaignId), eq(campaignEditor.accountId, accountId)));
}
