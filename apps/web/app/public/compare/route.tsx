import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { LEAST_COMPARED, LONGEST_COMPARED, MOST_COMPARED } from '@ayrac/domain/comparison/compared.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { redirect } from 'react-router';
import { addresses, inLocale, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { KeepPage } from '#web/public/share/keep-page.tsx';
import type { Route } from './+types/route.ts';
import { AddCampaign } from './add-campaign.tsx';
import { ComparedTable } from './compared-table.tsx';
import { LeftOut } from './left-out.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

const LONGEST_TERM = 200;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const k = (searchParams.get('k') ?? '').slice(0, LONGEST_COMPARED);
  const term = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM);
  const [comparison, found] = await Promise.all([
    api.compareCampaigns({ query: { k } }),
    term === '' ? null : api.suggestSearch({ query: { q: term } }),
  ]);
  if (comparison.kind === 'moved') {
    throw redirect(inLocale(addresses.compare(...comparison.slugs), locale), 301);
  }
  return {
    comparison,
    search: found === null ? null : { term, campaigns: found.campaigns },
    isBare: k === '' && term === '',
  };
}

/** Comparison of the campaigns in the address. */
export default function Compare({ loaderData: { comparison, search, isBare } }: Route.ComponentProps) {
  const compare = useScreenPhrases('compare');
  const href = useHref();
  const { campaigns } = comparison;
  const slugs = campaigns.map(({ slug }) => slug);
  const open = campaigns.flatMap(({ slug, state, requests }) =>
    state === 'live' && requests.isOpen ? [slug] : [],
  );
  const brands = [...new Set(campaigns.map(({ brand }) => brand.name))].join(', ');
  const head = useFocusOnChange<HTMLHeadingElement>(slugs.join());
  return (
    <Container className="compare grid gap-6 pt-8 pb-16">
      <PageHead
        title={brands === '' ? compare.title : compare.titleOf({ brands })}
        description={compare.description}
        noindex={!isBare}
      />
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 ref={head} tabIndex={-1} className="text-head tracking-tight">
            {slugs.length === 0 ? compare.title : compare.heading({ count: slugs.length })}
          </h1>
          {slugs.length >= LEAST_COMPARED && <KeepPage words={compare} />}
        </div>
        {slugs.length < LEAST_COMPARED && <p className="text-ink-soft">{compare.lede}</p>}
      </div>
      <LeftOut comparison={comparison} />
      {slugs.length > 0 && <ComparedTable comparison={comparison} />}
      {open.length >= LEAST_COMPARED && (
        <ButtonLink
          to={href('compareQuote', ...open)}
          size="large"
          className="justify-self-start max-sm:w-full"
          rel="nofollow"
        >
          {compare.quoteAll({ count: open.length })}
        </ButtonLink>
      )}
      {slugs.length < MOST_COMPARED ? (
        <AddCampaign slugs={slugs} search={search} />
      ) : (
        <p className="text-ink-soft print:hidden">{compare.full}</p>
      )}
      {slugs.length === 0 && search === null && (
        <EmptyState
          icon="scale"
          title={compare.none}
          actions={
            <ButtonLink to={href('campaigns')} variant="secondary">
              {compare.browse}
            </ButtonLink>
          }
        >
          {compare.noneText}
        </EmptyState>
      )}
    </Container>
  );
}
