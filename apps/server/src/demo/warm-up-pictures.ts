import { pictureFormats } from '@ayrac/domain/campaign/picture-address.ts';
import { type Cover, readCoverName } from '@ayrac/domain/cover/cover-name.ts';
import { middle, type NamedPicture } from '@ayrac/domain/picture/focus.ts';
import { asc, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import type { Variant } from '#server/features/picture/draw-variant.ts';
import type { PictureVariants } from '#server/features/picture/variants.ts';

// Widths that cards and their brand logos request first, on phones and on wide screens.
const CARD_WIDTHS = [640, 480] as const;
const LOGO_WIDTHS = [80, 160] as const;
const MOST_COVERS = 1_000;

/**
 * Renders the demo's card pictures before the first visitor needs them, one at a time and with lower priority than
 * requested ones, while the server is listening.
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
      app.log.warn({ err: error }, 'not all pictures could be prepared');
    });
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await running;
  });
}

/** Renders the brand logos and the covers of live campaigns in card widths, until the signal is aborted. */
async function makeReady(
  db: Database,
  variants: PictureVariants,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const logos = await listLogoHashes(db);
  const covers = await listCovers(db, now, MOST_COVERS);
  const rendered = [...variantsOf(logos.map(storedUnder), LOGO_WIDTHS), ...variantsOf(covers, CARD_WIDTHS)];
  for (const variant of rendered) {
    if (signal.aborted) return;
    await variants.get(variant, 'patient');
  }
}

type Named = NamedPicture | { readonly cover: Cover };

function variantsOf(pictures: readonly Named[], widths: readonly number[]): Variant[] {
  return pictureFormats.flatMap((format) =>
    widths.flatMap((width) => pictures.map((one) => ({ ...one, width, format }))),
  );
}

function storedUnder(hash: string): NamedPicture {
  return { hash, form: 'whole', focus: middle };
}

/** Returns the hashes of all brand logos. */
async function listLogoHashes(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: sql<string>`${brand.logoHash}` })
    .from(brand)
    .where(isNotNull(brand.logoHash))
    .orderBy(asc(brand.logoHash));
  return rows.map(({ hash }) => hash);
}

/** Returns the covers of live campaigns, those that end soonest first. */
async function listCovers(db: Database, now: Date, limit: number): Promise<Named[]> {
  const source = slice(db, { list: wholeCatalogue(db), sort: 'ending-soon', limit, now });
  const rows = await listCards(db, source.as('source'));
  return rows.flatMap((row) => readCoverName(row.cover) ?? []).map((cover) => ({ cover }));
}
