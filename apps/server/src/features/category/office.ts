import { categories } from '@ayrac/contract/office/categories.ts';
import { sql } from 'drizzle-orm';
import { catalogueTags } from '#server/cache/announce.ts';
import { serve } from '#server/resource/declaration.ts';
import { followCategory, placeCategory } from './follow-category.ts';
import { keysOf } from './keys.ts';
import { liveCampaigns, ownLiveCampaigns } from './queries.ts';
import { category } from './table.ts';

/** The categories as records of the office. */
export const categoryRecords = serve({
  shape: categories,
  table: category,
  sorts: {
    name: [category.sortKey],
    nameEn: [sql`lower(coalesce(${category.nameEn}, ''))`, category.sortKey],
    isActive: [category.isActive, category.sortKey],
    createdAt: [category.createdAt],
    updatedAt: [category.updatedAt],
  },
  searched: category.searchKey,
  keysOf,
  beforeWrite: placeCategory,
  afterWrite: followCategory,
  taken: { category_name_taken: 'name', category_slug_key: 'name' },
  figures: { campaigns: liveCampaigns, ownCampaigns: ownLiveCampaigns },
  tags: catalogueTags,
});
