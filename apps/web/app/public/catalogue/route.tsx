import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { addresses, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { CampaignList } from '#web/public/campaign-list/campaign-list.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { ListHeading } from '#web/public/campaign-list/list-heading.tsx';
import { ListPageHead } from '#web/public/campaign-list/list-page-head.tsx';
import { listStateOf, stayWithin } from '#web/public/campaign-list/list-query.ts';
import { PageTrail } from '#web/public/page-trail.tsx';
import type { Route } from './+types/route.ts';

/** All live campaigns, or with `donem=son-gunler` those that end within seven days. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const isEnding = new URL(request.url).searchParams.get('donem') === 'son-gunler';
  // It has no filters.
  const { sort, page: wanted } = listStateOf(request);
  const query = { sort, page: wanted, ...(isEnding && { ending: 'soon' as const }) };
  const page = await api.getCatalogue({ query });
  const path = isEnding ? addresses.endingCampaigns() : addresses.campaigns();
  stayWithin(page.list, path, locale);
  return { ...page, isEnding, path };
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { list, alternatives, isEnding, path } = loaderData;
  const phrases = usePhrases();
  const category = useScreenPhrases('category');
  const locale = useLocale();
  const href = useHref();
  const words = isEnding ? category.ending : category.all;
  return (
    <Container className="grid gap-5 pt-4 pb-16">
      <ListPageHead
        title={words.title}
        description={words.description({ count: formatCount(list.total, locale) })}
        path={path}
        list={list}
        isFiltered={isEnding}
      />
      <PageTrail steps={[{ label: phrases.list.home, to: href('home') }, { label: words.title }]} />
      <ListHeading title={words.title} />
      <CategoryChips label={category.popular} categories={alternatives} />
      <CampaignList
        key={path}
        path={href(isEnding ? 'endingCampaigns' : 'campaigns')}
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
