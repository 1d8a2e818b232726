import { randomUUID } from 'node:crypto';
import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { asc, inArray } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { projectTogether } from '#server/features/campaign/projection/writes.ts';
import { shareFrame } from '#server/features/campaign/record/queries.ts';
import type { CampaignWrite } from '#server/features/campaign/record/writes.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { eachOf, inBatches } from '#server/resource/write/write-many.ts';

/** Context for writing one campaign of many. All share a change id, under which they are undone together. */
export type OneContext = CallContext & Pick<CampaignWrite, 'changeId' | 'isOneOfMany'>;

/** Writes many campaigns as one change. `write` returns whether anything differed, and may refuse. */
export function writeTogether(
  context: CallContext,
  ids: readonly string[],
  write: (tx: Executor, one: OneContext, id: string) => Promise<boolean>,
): Promise<Outcome> {
  const changeId = randomUUID();
  return inBatches(context, { changeId, ids }, async (tx, batch) => {
    const titles = await holdTitles(tx, batch);
    return projectTogether(tx, batch, context.now, (written) =>
      eachOf(context, tx, batch, {
        labelOf: (id) => titles.get(id) ?? '',
        async write(own, id) {
          const isWritten = await write(own, { ...context, changeId, isOneOfMany: true }, id);
          if (isWritten) written.add(id);
          return isWritten;
        },
      }),
    );
  });
}

/** Takes the shared frame lock, then locks the campaigns in a fixed order to avoid deadlocks. Returns their titles. */
async function holdTitles(tx: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  await shareFrame(tx);
  const rows = await tx
    .select({ id: campaign.id, title: campaign.title })
    .from(campaign)
    .where(inArray(campaign.id, [...ids]))
    .orderBy(asc(campaign.id))
    .for('no key update');
  return new Map(rows.map(({ id, title }) => [id, title]));
}
