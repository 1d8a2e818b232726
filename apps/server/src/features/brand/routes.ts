import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentBrandCard } from './present.ts';
import { listBrands } from './queries.ts';

export const brandHandlers: Handlers<'getBrandIndex'> = {
  async getBrandIndex({ db, uses }) {
    uses('brands');
    const rows = await listBrands(db);
    return { brands: sortByTurkish(rows.map(presentBrandCard), (brand) => brand.name) };
  },
};
