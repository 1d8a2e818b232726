import { freeSlug, slugOf } from '@ayrac/domain/text/slug.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignStats, slugHistory } from './table.ts';

/**
 * Adds one request to the count of a campaign. Must be the last statement of its transaction, so that the row is locked
 * briefly. Taking the last place invalidates the campaign's page.
 */
export async function addApplication(tx: Executor, campaignId: string): Promise<void> {
  const [counted] = await countApplication(tx, '', { campaignId });
  if (counted?.turned === true) await announce(tx, [`campaign:${campaignId}`]);
}

const countApplication = builtOnce((db) =>
  db
    .insert(campaignStats)
    .values({ campaignId: sql.placeholder('campaignId'), applications: 1 })
    .onConflictDoUpdate({
      target: campaignStats.campaignId,
      set: { applications: sql`${campaignStats.applications} + 1` },
    })
    .returning({ turned: hasPlaces(0) }),
);

/** Whether a limited campaign has exactly this many places left. */
function hasPlaces(places: number): SQL<boolean> {
  return sql<boolean>`exists (select from campaign_intake i
    where i.campaign_id = campaign_stats.campaign_id and i.request_limit - i.taken = ${places}::integer)`;
}

/**
 * Subtracts one request from the count of a campaign, so that repeated requests and withdrawals do not raise its rank.
 * Must be the last statement of its transaction.
 */
export async function takeApplicationBack(tx: Executor, campaignId: string): Promise<void> {
  const [counted] = await tx
    .update(campaignStats)
    .set({ applications: sql`greatest(0, ${campaignStats.applications} - 1)` })
    .where(eq(campaignStats.campaignId, campaignId))
    .returning({ turned: hasPlaces(1) });
  if (counted?.turned === true) await announce(tx, [`campaign:${campaignId}`]);
}

/** Entities with a slug of their own, and the stem used when a name has no usable letter. */
const nameless = { brand: 'marka', campaign: 'kampanya', category: 'kategori' } as const;
type Named = keyof typeof nameless;

/** Returns a slug for a name that is free, or that this entity has or had. Without an id the entity is new. */
export async function chooseSlug(tx: Executor, kind: Named, name: string, id?: string): Promise<string> {
  const stem = slugOf(name) || nameless[kind];
  const isLike = sql`(slug = ${stem} or slug like ${`${stem}-%`})`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${sql.identifier(kind)} where ${isLike} and id is distinct from ${id ?? null}
    union select slug from slug_history where kind = ${kind} and ${isLike}
      and target_id is distinct from ${id ?? null}`);
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(stem, (slug) => taken.has(slug));
}

/** Redirects the current slug of an entity to it from now on. Must be called before the slug changes. */
export async function retireSlug(tx: Executor, kind: Named, id: string, next: string): Promise<void> {
  const { kind: ofKind, slug } = slugHistory;
  await tx.delete(slugHistory).where(and(eq(ofKind, kind), eq(slug, next)));
  await tx.execute(sql`
    insert into slug_history (kind, slug, target_id)
    select ${kind}, slug, id from ${sql.identifier(kind)} where id = ${id} and slug <> ${next}`);
}
