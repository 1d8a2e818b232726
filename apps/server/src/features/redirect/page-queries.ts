import { screenAt } from '@ayrac/domain/screen/screen-at.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { isShown, type ShownTable } from '#server/resource/is-shown.ts';

/** Whether the site has a page at a path, given without language prefix. */
export async function hasPage(db: Executor, path: string): Promise<boolean> {
  const screen = screenAt(path);
  if (screen === undefined) return false;
  const [, , slug, further] = path.split('/');
  if (screen === 'category') return isThere(db, category, slug);
  if (screen === 'campaign' || screen === 'quote' || screen === 'report') return isThere(db, campaign, slug);
  if (screen !== 'brand') return true;
  return (await isThere(db, brand, slug)) && (further === undefined || isThere(db, category, further));
}

async function isThere(db: Executor, table: ShownTable, slug: string | undefined): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${table} where slug = ${slug ?? ''} and ${isShown(table)}`,
  );
  return rows.length > 0;
}
