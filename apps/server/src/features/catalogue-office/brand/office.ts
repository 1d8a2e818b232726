import { brands } from '@ayrac/contract/office/brands.ts';
import { catalogueTags } from '#server/cache/announce.ts';
import { liveCampaigns } from '#server/features/brand/queries.ts';
import { brand } from '#server/features/brand/table.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { serve } from '#server/resource/declaration.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { followBrand, holdLogo, slugOfBrand } from './follow-brand.ts';

export const brandRecords = serve({
  shape: brands,
  table: brand,
  sorts: {
    name: [brand.sortKey],
    isActive: [brand.isActive, brand.sortKey],
    createdAt: [brand.createdAt],
    updatedAt: [brand.updatedAt],
  },
  searched: brand.searchKey,
  holdFirst: lockFrame,
  keysOf: ({ name, brandUrl }) => nameKeys(name, brandUrl),
  async beforeWrite(write) {
    await holdLogo(write);
    return slugOfBrand(write);
  },
  afterWrite: followBrand,
  taken: { brand_name_taken: 'name', brand_slug_key: 'name' },
  figures: { campaigns: liveCampaigns },
  tags: catalogueTags,
});
