import { pictureFormats } from '@ayrac/domain/campaign/picture-address.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { listMarkHashes, listShowcaseHashes } from './queries.ts';
import type { PictureVariants, Variant } from './variants.ts';

// What cards and the small marks on them ask for first, on phones and on wide screens.
const CARD_WIDTHS = [640, 480] as const;
const MARK_WIDTHS = [80, 160] as const;
const MOST_SHOWCASES = 1_000;

/**
 * Makes the pictures of cards before the first visitor asks, one after the other and behind what is asked for,
 * from the moment the server listens until it closes.
 */
export function warmUp(
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
export async function makeReady(
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
    widths.flatMap((width) => hashes.map((hash) => ({ hash, width, format }))),
  );
}
