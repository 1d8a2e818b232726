import type { FoundBrand } from '@ayrac/contract/brand.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { data } from 'react-router';
import { addresses } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import { isUnknown, movedTo, notFound, orNotFound } from '#web/page/page-failure.ts';
import { filteredQuery, listStateOf, stayWithin } from '#web/public/campaign-list/list-query.ts';
import type { Route } from './+types/route.ts';
import { BrandPage } from './brand-page.tsx';
import { siteName } from './site-name.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

// Few visitors see this part, so it is loaded after the page's own script. The server's HTML is complete.
const MissingBrand = lateComponent('brand', () =>
  import('./missing-brand.tsx').then(({ MissingBrand }) => MissingBrand),
);

/** Loads a brand's page, or the brand within a category. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const slug = slugOf(params.slug);
  const category = params.category && slugOf(params.category);
  if (slug === '' || category === '') throw notFound();
  if (slug !== params.slug || category !== params.category) {
    throw movedTo(addressOf(slug, category), request, locale);
  }
  const state = listStateOf(request);
  const query = filteredQuery(state);
  const page = await (category
    ? orNotFound(api.getBrandCategoryPage({ params: { slug, category }, query }))
    : api.getBrandPage({ params: { slug }, query }).catch(missing));
  if (page === null) return data(null, { status: 404 });
  if (page.kind === 'moved') throw movedTo(addressOf(page.slug, page.category), request, locale);
  stayWithin(page.list, addressOf(slug, category), locale, state.filters);
  const { website } = page.brand;
  const site = website === null ? undefined : siteName(website);
  return writeLoaderJson({ ...page, path: pathOf(page), site });
}

function missing(error: unknown): null {
  if (isUnknown(error)) return null;
  throw error;
}

function addressOf(slug: string, category: string | null | undefined): string {
  return category ? addresses.brandCategory(slug, category) : addresses.brand(slug);
}

/**
 * Returns the page's canonical path. A category that contains all of a brand's campaigns duplicates the brand's own
 * list, so that list is canonical.
 */
function pathOf({ brand, category, list }: FoundBrand): string {
  return addressOf(brand.slug, list.total === brand.campaigns ? null : category?.slug);
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  if (loaderData !== null) return <BrandPage page={readLoaderJson(loaderData)} />;
  return <MissingBrand />;
}
