import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { slugOf } from '@ayrac/domain/text/slug.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { FollowButton } from '#web/follow/follow-button.tsx';
import { addresses, useHref } from '#web/page/address.ts';
import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import { movedTo, notFound, orNotFound } from '#web/page/page-failure.ts';
import { CampaignList } from '#web/public/campaign-list/campaign-list.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { ListHeading } from '#web/public/campaign-list/list-heading.tsx';
import { ListPageHead } from '#web/public/campaign-list/list-page-head.tsx';
import { filteredQuery, listStateOf, stayWithin } from '#web/public/campaign-list/list-query.ts';
import { keptFilters } from '#web/public/filter/chosen-filters.ts';
import { PageTrail } from '#web/public/page-trail.tsx';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const slug = slugOf(params.slug);
  if (slug === '') throw notFound();
  if (slug !== params.slug) throw movedTo(addresses.category(slug), request, locale);
  const state = listStateOf(request);
  const page = await orNotFound(api.getCategoryPage({ params: { slug }, query: filteredQuery(state) }));
  if (page.kind === 'moved') throw movedTo(addresses.category(page.slug), request, locale);
  stayWithin(page.list, addresses.category(slug), locale, state.filters);
  return writeLoaderJson(page);
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const page = readLoaderJson(loaderData);
  const { list } = usePhrases();
  const category = useScreenPhrases('category');
  const locale = useLocale();
  const href = useHref();
  const { name, slug } = page.category;
  const count = formatCount(page.list.total, locale);
  const filters = keptFilters(page.list);
  return (
    <Container className="grid gap-5 pt-4 pb-16">
      <ListPageHead
        title={category.title({ name })}
        description={
          page.list.total > 0 ? category.description({ name, count }) : category.emptyDescription({ name })
        }
        path={addresses.category(slug)}
        feed={addresses.categoryFeed(slug)}
        list={page.list}
      />
      <PageTrail
        steps={[
          { label: list.home, to: href('home') },
          { label: category.index.crumb, to: href('categories') },
          ...page.ancestors.map((above) => ({ label: above.name, to: href('category', above.slug) })),
          { label: name },
        ]}
      />
      <div className="head-row">
        <ListHeading title={category.title({ name })} />
        <FollowButton relation={`category:${page.category.id}`} name={name} />
      </div>
      <CategoryChips
        label={category.children}
        categories={page.children}
        hrefOf={(one) => listAddress(href('category', one.slug), { filters })}
      />
      <CampaignList
        key={slug}
        path={href('category', slug)}
        list={page.list}
        empty={
          <EmptyState
            icon="inbox"
            title={category.empty}
            actions={<CategoryChips label={category.popular} categories={page.alternatives} />}
          >
            {category.emptyText}
          </EmptyState>
        }
      />
    </Container>
  );
}
