import type { SitePage } from '@ayrac/contract/office/site-pages.ts';
import type { Handlers } from '#server/api/handler.ts';
import { suggestionsFor } from './suggest.ts';

export const sitePageHandlers: Handlers<'listSitePages'> = {
  async listSitePages(context, { query: { q } }) {
    // A path may be typed as well: its last segment is searched for.
    const typed = q.trim().startsWith('/') ? q.slice(q.lastIndexOf('/')) : q;
    const { categories, brands, campaigns } = await suggestionsFor(context, typed);
    const pages: SitePage[] = [
      ...categories.map(({ name, slug }) => ({
        kind: 'category' as const,
        name,
        path: `/kategoriler/${slug}`,
      })),
      ...brands.map(({ name, slug }) => ({ kind: 'brand' as const, name, path: `/marka/${slug}` })),
      ...campaigns.map(({ title, brand, slug }) => ({
        kind: 'campaign' as const,
        // Titles often start with the brand.
        name: title.text.startsWith(brand.name) ? title.text : `${brand.name}: ${title.text}`,
        path: `/kampanyalar/${slug}`,
      })),
    ];
    return pages;
  },
};
