import { slugOf } from '@ayrac/domain/text/slug.ts';
import { eq, sql } from 'drizzle-orm';
import { droppableRows } from '#server/cache/shared-rows.ts';
import type { Database } from '#server/db/database.ts';
import { occupation } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { projectCampaign } from '#server/features/campaign/projection/writes.ts';
import {
  type CampaignWrite,
  type NewCampaign,
  saveCampaign,
} from '#server/features/campaign/record/writes.ts';
import { campaignStats, campaignUrl } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { testNow } from './test-app.ts';

// High enough for all numbers to have five digits: none is part of another, or of a made phone number.
let made = 71_000;

/** Creates a category; a parent nests it. */
export async function makeCategory(
  db: Database,
  values: Partial<typeof category.$inferInsert> = {},
): Promise<typeof category.$inferSelect> {
  made += 1;
  const name = values.name ?? `Kategori ${made}`;
  const [row] = await db
    .insert(category)
    .values({ slug: slugOf(name), ...nameKeys(name, values.nameEn), ...values, name })
    .returning();
  if (row === undefined) throw new Error('No category was made.');
  forgetRows(db);
  return row;
}

/** Clears the row caches, so that rows written directly by a test are visible at once. */
export function forgetRows(db: Database): void {
  droppableRows(db).drop(null);
}

/** Creates a brand. */
export async function makeBrand(
  db: Database,
  values: Partial<typeof brand.$inferInsert> = {},
): Promise<typeof brand.$inferSelect> {
  made += 1;
  const name = values.name ?? `Marka ${made}`;
  const [row] = await db
    .insert(brand)
    .values({ slug: slugOf(name), ...nameKeys(name, values.brandUrl), ...values, name })
    .returning();
  if (row === undefined) throw new Error('No brand was made.');
  forgetRows(db);
  return row;
}

/** Author of data that exists before a test. */
export const byNobody: CampaignWrite = {
  action: 'campaign-published',
  caller: { kind: 'anonymous' },
  address: null,
  now: testNow,
};

/** Related rows of a made campaign. */
interface MadeParts extends Partial<Omit<NewCampaign, 'values'>> {
  readonly urls?: readonly string[];
  readonly stats?: Omit<typeof campaignStats.$inferInsert, 'campaignId'>;
}

/** Creates a live campaign, open-ended by default. Category and brand are created unless given. */
export async function makeCampaign(
  db: Database,
  values: Partial<NewCampaign['values']> = {},
  { urls = [], stats, ...parts }: MadeParts = {},
): Promise<{ id: string; slug: string; categoryId: string; brandId: string }> {
  made += 1;
  const title = values.title ?? `Kampanya ${made}`;
  const categoryId = values.categoryId ?? (await makeCategory(db)).id;
  const brandId = values.brandId ?? (await makeBrand(db)).id;
  const saved = await saveCampaign(
    db,
    {
      vehicle: null,
      ...parts,
      values: { publishedAt: testNow, name: title, ...values, title, categoryId, brandId },
    },
    byNobody,
  );
  if (urls.length > 0)
    await db.insert(campaignUrl).values(urls.map((url) => ({ campaignId: saved.id, url })));
  if (stats !== undefined) {
    await db.update(campaignStats).set(stats).where(eq(campaignStats.campaignId, saved.id));
    await projectCampaign(db, saved.id, testNow);
  }
  forgetRows(db);
  return { id: saved.id, slug: saved.slug, categoryId, brandId };
}

/**
 * Inserts many campaigns of one category and brand with few statements, listed only in the whole catalogue. A third of
 * them are open-ended.
 */
export async function makeManyCampaigns(db: Database, count: number): Promise<void> {
  const { id: categoryId } = await makeCategory(db);
  const { id: brandId } = await makeBrand(db);
  await db.execute(sql`insert into campaign_list default values on conflict do nothing`);
  // Many campaigns share an end date, so that paging must compare ids as well.
  await db.execute(sql`
    with made as (
      insert into campaign (slug, category_id, brand_id, title, name, end_at)
      select 'c-' || n, ${categoryId}, ${brandId}, 'Kampanya ' || n, 'Kampanya ' || n,
        case when n % 3 > 0 then ${testNow.toISOString()}::timestamptz + (n % 7 + 1) * interval '1 day' end
      from generate_series(1, ${count}::integer) n
      returning id, brand_id, end_at, published_at
    ), linked as (
      insert into brand_to_campaign (brand_id, campaign_id) select brand_id, id from made
    ), listed as (
      insert into campaign_listing (list_id, campaign_id, end_at, published_at, discount_percent, popularity, price)
      select l.id, made.id, coalesce(end_at, 'infinity'), published_at, 0, 0, 0
      from made, campaign_list l where l.brand_id is null and l.category_id is null
    )
    insert into campaign_url (campaign_id, url) select id, 'https://ornek.example' from made`);
}

/** Creates an occupation as the office does. */
export async function makeOccupation(
  db: Database,
  values: Partial<typeof occupation.$inferInsert> = {},
): Promise<typeof occupation.$inferSelect> {
  made += 1;
  const { name = `Meslek ${made}`, nameEn = null } = values;
  const [row] = await db
    .insert(occupation)
    .values({ ...values, name, ...nameKeys(name, nameEn) })
    .returning();
  if (row === undefined) throw new Error('No occupation was made.');
  return row;
}
