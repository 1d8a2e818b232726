import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { writeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ChipLink } from '@ayrac/kit/chip.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { useId } from 'react';
import { redirect } from 'react-router';
import { addresses, useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { searchStateOf, stayWithin } from '#web/public/campaign-list/list-query.ts';
import type { Route } from './+types/route.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

const LONGEST_TERM = 200;

const PopularCategories = lateComponent('category', () =>
  import('./popular-categories.tsx').then(({ PopularCategories }) => PopularCategories),
);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const term = new URL(request.url).searchParams.get('q') ?? '';
  const { page, sort, filters } = searchStateOf(request);
  const { brand, category, price, discount } = writeFilters(filters);
  const found = await api.searchCampaigns({
    query: { q: term.slice(0, LONGEST_TERM), sort, page, brand, category, price, discount },
  });
  if (found.leadsTo !== null) throw redirect(inLocale(found.leadsTo, locale));
  stayWithin({ ...found, page, sort }, addresses.search(found.term), locale, filters);
  return writeLoaderJson(found);
}

/** Terms to try. Each is the name of a category with campaigns. */
function Examples({ terms }: { readonly terms: readonly string[] }) {
  const search = useScreenPhrases('search');
  const href = useHref();
  const labelId = useId();
  if (terms.length === 0) return null;
  return (
    <nav aria-labelledby={labelId} className="flex flex-wrap items-center gap-2">
      <span id={labelId} className="text-ink-soft">
        {search.examples}
      </span>
      {terms.map((term) => (
        <ChipLink key={term} to={href('search', term)}>
          {term}
        </ChipLink>
      ))}
    </nav>
  );
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const found = readLoaderJson(loaderData);
  const search = useScreenPhrases('search');
  const { term } = found;
  const count = formatCount(found.total, useLocale());
  const title = term === '' ? search.title : search.titleFor({ term: found.corrected ?? term, count });
  const isNothing = found.nearest !== null || found.popular.length > 0;
  return (
    <Container className="grid gap-8 py-8">
      <PageHead title={title} description={search.description} />
      <div className="grid gap-4">
        <h1 tabIndex={-1} className="text-head tracking-tight">
          {title}
        </h1>
        {term === '' && <p className="text-ink-soft">{search.prompt}</p>}
        <SearchForm term={term} isEverywhere={term === ''} />
        {term === '' && <Examples terms={found.examples} />}
      </div>
      {term !== '' && <SearchResults found={found} />}
      {(term === '' || isNothing) && <PopularCategories categories={found.suggestions} />}
    </Container>
  );
}
