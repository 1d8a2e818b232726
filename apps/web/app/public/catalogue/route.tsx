import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { chosenSpan } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { addresses, useHref } from '#web/page/address.ts';
import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import { CampaignList } from '#web/public/campaign-list/campaign-list.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { ListHeading } from '#web/public/campaign-list/list-heading.tsx';
import { ListPageHead } from '#web/public/campaign-list/list-page-head.tsx';
import { filteredQuery, listStateOf, stayWithin } from '#web/public/campaign-list/list-query.ts';
import { keptFilters } from '#web/public/filter/chosen-filters.ts';
import { PageTrail } from '#web/public/page-trail.tsx';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

/** Loads all live campaigns, in the order and with the filters of the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const state = listStateOf(request);
  const page = await api.getCatalogue({ query: filteredQuery(state) });
  stayWithin(page.list, addresses.campaigns(), locale, state.filters);
  return writeLoaderJson(page);
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { list, alternatives } = readLoaderJson(loaderData);
  const phrases = usePhrases();
  const category = useScreenPhrases('category');
  const locale = useLocale();
  const href = useHref();
  const filters = keptFilters(list);
  const span = chosenSpan(filters);
  const words = span === undefined ? category.all : category.ending[span];
  return (
    <Container className="grid gap-5 pt-4 pb-16">
      <ListPageHead
        title={words.title}
        description={words.description({ count: formatCount(list.total, locale) })}
        path={addresses.campaigns()}
        list={list}
      />
      <PageTrail steps={[{ label: phrases.list.home, to: href('home') }, { label: words.title }]} />
      <ListHeading title={words.title} />
      <CategoryChips
        label={category.popular}
        categories={alternatives}
        hrefOf={(one) => listAddress(href('category', one.slug), { filters })}
      />
      <CampaignList
        path={href('campaigns')}
        list={list}
        empty={
          <EmptyState
            icon="inbox"
            title={category.noCampaigns}
            actions={<ButtonLink to={href('brands')}>{category.index.toBrands}</ButtonLink>}
          >
            {category.emptyText}
          </EmptyState>
        }
      />
    </Container>
  );
}
