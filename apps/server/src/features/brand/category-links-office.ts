import { brandCategories } from '@ayrac/contract/office/brand-categories.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { catalogueTags } from '#server/cache/announce.ts';
import { liveCampaignsOf } from '#server/features/campaign-list/queries.ts';
import { category, categoryNames } from '#server/features/category/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { nameOrder } from '#server/resource/english-name.ts';
import { brand, brandCategory as link } from './table.ts';

const parent = alias(category, 'parent');

/** Live campaigns of a brand in a category, as counted for their list. */
const campaigns = liveCampaignsOf(link.brandId, link.categoryId);

function titleIn(locale: Locale) {
  const above = categoryNames(parent)[locale];
  return sql`(${brand.name} || ' · ' || coalesce(${above} || ' › ', '') || ${categoryNames(category)[locale]})`;
}

export const brandCategoryRecords = serve({
  shape: brandCategories,
  table: link,
  joins: [
    { table: brand, on: eq(brand.id, link.brandId) },
    { table: category, on: eq(category.id, link.categoryId) },
    { table: parent, on: eq(parent.id, category.parentId) },
  ],
  columns: {
    title: { tr: titleIn('tr'), en: titleIn('en') },
  },
  references: {
    brandId: { table: brand, label: brand.name },
    categoryId: { table: category, label: categoryNames(category) },
  },
  sorts: {
    // In the order of the brand's page: by the number of campaigns until somebody sets an order.
    position: [brand.sortKey, link.brandId, link.position, sql`(-${campaigns})`, category.sortKey],
    title: nameOrder(category, brand.sortKey),
    createdAt: [link.createdAt],
    updatedAt: [link.updatedAt],
  },
  searched: sql`(${brand.searchKey} || ' ' || ${category.searchKey})`,
  figures: { campaigns },
  tags: catalogueTags,
});
