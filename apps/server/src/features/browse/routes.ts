import type { Handlers } from '#server/api/handler.ts';
import { brandPage, wantedOf } from './brand-page.ts';
import { categoryPage } from './category-page.ts';

export const browseHandlers: Handlers<'getBrandPage' | 'getBrandCategoryPage' | 'getCategoryPage'> = {
  getBrandPage(context, { params, query }) {
    return brandPage(context, { slug: params.slug, category: null, ...wantedOf(query) });
  },

  getBrandCategoryPage(context, { params, query }) {
    return brandPage(context, { ...params, ...wantedOf(query) });
  },

  getCategoryPage: (context, { params, query }) => categoryPage(context, params.slug, query),
};
