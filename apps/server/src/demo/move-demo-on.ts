import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { refreshTimes } from '#server/features/campaign/projection/write-projections.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { moveExampleRates } from '#server/features/loan/seed.ts';
import { checkedAt } from './campaign-row.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { fillDemoFigures } from './demo-figures.ts';
import { demoTimes, firstOfMonth } from './demo-time.ts';
import { fillDemoViews } from './demo-views.ts';

const NEW_FOR_DAYS = 7;

/**
 * Gives new dates to demo campaigns that have ended, or that are no longer new although they should be, so that the
 * demo never runs out. Campaigns meant to show the ended state stay ended. Returns the number of changed campaigns.
 */
export async function moveDemoOn(db: Database, now: Date): Promise<number> {
  const planned = new Map(
    demoCatalogue()
      .campaigns.filter(({ plan }) => plan.stage !== 'ended')
      .map(({ id, plan }) => [id, plan]),
  );
  const fresh = [...planned].flatMap(([id, plan]) => (plan.isNew ? [id] : []));
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: campaign.id })
      .from(campaign)
      .where(
        or(
          and(inArray(campaign.id, [...planned.keys()]), lt(campaign.endAt, now)),
          and(
            inArray(campaign.id, fresh),
            lt(campaign.publishedAt, new Date(now.getTime() - NEW_FOR_DAYS * dayInMs)),
          ),
        ),
      )
      .orderBy(campaign.id)
      .for('update');
    for (const { id } of due) {
      const plan = planned.get(id);
      if (plan === undefined) continue;
      const times = demoTimes(plan, now);
      const checked = checkedAt(times.publishedAt, plan.seed, now);
      await tx
        .update(campaign)
        .set({ ...times, checkedAt: checked, updatedAt: now })
        .where(eq(campaign.id, id));
    }
    await refreshTimes(
      tx,
      due.map(({ id }) => id),
      now,
    );
    await fillDemoViews(tx, [...planned.keys()], now);
    await fillDemoFigures(tx, now);
    await moveExampleRates(tx, firstOfMonth(now));
    return due.length;
  });
}
