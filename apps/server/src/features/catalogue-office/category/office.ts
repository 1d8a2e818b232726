import { categories } from '@ayrac/contract/office/categories.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { catalogueTags } from '#server/cache/announce.ts';
import { folded } from '#server/db/folded.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { liveCampaigns, ownLiveCampaigns } from '#server/features/category/queries.ts';
import { category, categoryNames } from '#server/features/category/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { englishNameOf, nameOrder } from '#server/resource/english-name.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { followCategory, placeCategory } from './follow-category.ts';

// Alias of the parent, which is in the same table as the category.
const parent = alias(category, 'parent');

/** Returns the names from the root to a parent, as shown in files and lists. */
function pathOfParent(locale: Locale) {
  const name = locale === 'en' ? sql`coalesce(c.name_en, c.name)` : sql`c.name`;
  return sql<string>`(
    with recursive above (parent_id, path) as (
      select ${parent.parentId}, ${categoryNames(parent)[locale]}
      union all
      select c.parent_id, ${name} || ' › ' || above.path from category c join above on c.id = above.parent_id
    ) select path from above where parent_id is null)`;
}

export const categoryRecords = serve({
  shape: categories,
  table: category,
  references: { parentId: { table: parent, label: { tr: pathOfParent('tr'), en: pathOfParent('en') } } },
  sorts: {
    name: nameOrder(category),
    nameEn: [folded(englishNameOf(category)), category.sortKey],
    isActive: nameOrder(category, category.isActive),
    createdAt: [category.createdAt],
    updatedAt: [category.updatedAt],
  },
  searched: category.searchKey,
  holdFirst: lockFrame,
  keysOf: ({ name, nameEn }) => nameKeys(name, nameEn),
  beforeWrite: placeCategory,
  afterWrite: followCategory,
  taken: { category_name_taken: 'name', category_slug_key: 'name' },
  figures: { campaigns: liveCampaigns, ownCampaigns: ownLiveCampaigns },
  tags: catalogueTags,
});
