import type { Handlers } from '#server/api/handler.ts';
import { brandPage, listRequestOf } from './brand-page.ts';
import { categoryPage } from './category-page.ts';

export const browseHandlers: Handlers<'getBrandPage' | 'getBrandCategoryPage' | 'getCategoryPage'> = {
  getBrandPage(context, { params, query }) {
    return brandPage(context, { slug: params.slug, category: null, ...listRequestOf(query) });
  },

  getBrandCategoryPage(context, { params, query }) {
    return brandPage(context, { ...params, ...listRequestOf(query) });
  },

  getCategoryPage: (context, { params, query }) => categoryPage(context, params.slug, query),
};
