import { slugOf } from '@ayrac/domain/slug.ts';
import type { Database } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { type CampaignToSave, saveCampaign } from '#server/features/campaign/save-campaign.ts';
import { category } from '#server/features/category/table.ts';
import { testNow } from './test-app.ts';

let made = 0;

/** A category; give a parent to nest it. */
export async function makeCategory(
  db: Database,
  values: Partial<typeof category.$inferInsert> = {},
): Promise<typeof category.$inferSelect> {
  made += 1;
  const name = values.name ?? `Kategori ${made}`;
  const [row] = await db
    .insert(category)
    .values({ slug: slugOf(name), ...values, name })
    .returning();
  if (row === undefined) throw new Error('No category was made.');
  return row;
}

/** A brand. */
export async function makeBrand(
  db: Database,
  values: Partial<typeof brand.$inferInsert> = {},
): Promise<typeof brand.$inferSelect> {
  made += 1;
  const name = values.name ?? `Marka ${made}`;
  const [row] = await db
    .insert(brand)
    .values({ slug: slugOf(name), ...values, name })
    .returning();
  if (row === undefined) throw new Error('No brand was made.');
  return row;
}

/** A live campaign, open-ended unless the values say when it ends; category and brand are made where none is given. */
export async function makeCampaign(
  db: Database,
  values: Partial<CampaignToSave['values']> = {},
  parts: Partial<Omit<CampaignToSave, 'values'>> = {},
): Promise<{ id: string; slug: string; categoryId: string; brandId: string }> {
  made += 1;
  const title = values.title ?? `Kampanya ${made}`;
  const categoryId = values.categoryId ?? (await makeCategory(db)).id;
  const brandId = values.brandId ?? (await makeBrand(db)).id;
  const saved = await saveCampaign(
    db,
    {
      vehicle: null,
      images: [],
      urls: [],
      ...parts,
      values: { publishedAt: testNow, name: title, ...values, title, categoryId, brandId },
    },
    testNow,
  );
  return { ...saved, categoryId, brandId };
}
