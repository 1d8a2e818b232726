import type { ImportKind } from '@ayrac/domain/import/import-state.ts';
import { brandRows } from './brand-rows.ts';
import { campaignRows } from './campaign-rows.ts';
import { categoryRows } from './category-rows.ts';
import { rateRows } from './rate-rows.ts';
import type { RowKind } from './row-kind.ts';

export const rowKinds: Readonly<Record<ImportKind, RowKind>> = {
  campaigns: campaignRows,
  brands: brandRows,
  categories: categoryRows,
  rates: rateRows,
};
