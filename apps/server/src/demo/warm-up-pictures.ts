import { pictureFormats } from '@ayrac/domain/campaign/picture-address.ts';
import { middle } from '@ayrac/domain/picture/focus.ts';
import { asc, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import type { Variant } from '#server/features/picture/draw-variant.ts';
import type { PictureVariants } from '#server/features/picture/variants.ts';

// What cards and the small marks on them ask for first, on phones and on wide screens.
const CARD_WIDTHS = [640, 480] as const;
const MARK_WIDTHS = [80, 160] as const;
const MOST_SHOWCASES = 1_000;

/**
 * Makes the demo's pictures of cards before the first visitor asks, one after the other and behind what is asked for,
 * from the moment the server listens until it closes.
 */
export function warmUpPictures(
  app: FastifyInstance,
  db: Database,
  variants: PictureVariants,
  clock: () => Date,
): void {
  const stop = new AbortController();
  let running = Promise.resolve();
  app.addHook('onListen', async () => {
    running = makeReady(db, variants, clock(), stop.signal).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the pictures were not all made ready');
    });
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await running;
  });
}

/** Makes the card widths of marks and live campaigns, until it is told to stop. */
async function makeReady(
  db: Database,
  variants: PictureVariants,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const marks = await listMarkHashes(db);
  const showcases = await listShowcaseHashes(db, now, MOST_SHOWCASES);
  const wanted = [...variantsOf(marks, MARK_WIDTHS), ...variantsOf(showcases, CARD_WIDTHS)];
  for (const variant of wanted) {
    if (signal.aborted) return;
    await variants.get(variant, 'patient');
  }
}

function variantsOf(hashes: readonly string[], widths: readonly number[]): Variant[] {
  return pictureFormats.flatMap((format) =>
    widths.flatMap((width) =>
      hashes.map((hash) => ({ hash, form: 'whole' as const, focus: middle, width, format })),
    ),
  );
}

/** The marks of brands. */
async function listMarkHashes(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: sql<string>`${brand.markHash}` })
    .from(brand)
    .where(isNotNull(brand.markHash))
    .orderBy(asc(brand.markHash));
  return rows.map(({ hash }) => hash);
}

/** The showcase pictures of live campaigns, those that end soonest first: lists show them so. */
async function listShowcaseHashes(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: sql<string>`${campaign.showcaseHash}` })
    .from(campaign)
    .where(
      sql`${campaign.isActive} and ${isNotNull(campaign.showcaseHash)} and ${or(sql`${campaign.endAt} is null`, gt(campaign.endAt, now))}`,
    )
    .orderBy(asc(campaign.endAt), asc(campaign.id))
    .limit(limit);
  return rows.map(({ hash }) => hash);
}
