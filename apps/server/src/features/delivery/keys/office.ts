import { apiKeys } from '@ayrac/contract/office/api-keys.ts';
import { eq, sql } from 'drizzle-orm';
import { folded } from '#server/db/folded.ts';
import { brand } from '#server/features/brand/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { stayWithBrand } from '../stay-with-brand.ts';
import { apiKey } from '../table.ts';

/** Serves API keys as office records. A key in the bin is invalid. */
export const apiKeyRecords = serve({
  shape: apiKeys,
  table: apiKey,
  joins: [{ table: brand, on: eq(brand.id, apiKey.brandId) }],
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: apiKey.brandId },
  sorts: { name: [apiKey.name], createdAt: [apiKey.createdAt], updatedAt: [apiKey.updatedAt] },
  searched: sql`(${brand.searchKey} || ' ' || ${folded(apiKey.name)})`,
  beforeWrite: stayWithBrand,
});
