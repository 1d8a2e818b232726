import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { readCompared } from '@ayrac/domain/comparison/compared.ts';
import { LEAST_COMPARED, LONGEST_COMPARED, MOST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { redirect } from 'react-router';
import { addresses, inLocale, useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { readLoaderJson, writeLoaderJson } from '#web/page/loader-json.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { KeepPage } from '#web/public/share/keep-page.tsx';
import type { Route } from './+types/route.ts';
import { AddCampaign } from './add-campaign.tsx';
import { ComparedTable } from './compared-table.tsx';
import { LeftOut } from './left-out.tsx';
import { calculateLoans } from './loans/calculate.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

const LONGEST_TERM = 200;

// Loans and their phrases are loaded only when loans are compared.
const ComparedLoans = lateComponent(['loans', 'loanTools', 'loanResults'], () =>
  import('./loans/compared-loans.tsx').then(({ ComparedLoans }) => ComparedLoans),
);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const k = (searchParams.get('k') ?? '').slice(0, LONGEST_COMPARED);
  const term = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM);
  const { words, slugs, loans } = readCompared(k);
  const [comparison, found, tables] = await Promise.all([
    api.compareCampaigns({ query: { k } }),
    term === '' ? null : api.suggestSearch({ query: { q: term } }),
    loans.length === 0 ? null : api.getLoanTables(),
  ]);
  if (comparison.kind === 'moved') {
    const present = words.map((word) => comparison.slugs[slugs.indexOf(word)] ?? word);
    throw redirect(inLocale(addresses.compare(...present), locale), 301);
  }
  const loansBeside = tables === null ? null : calculateLoans(tables.tables, loans);
  const shown = [
    ...comparison.campaigns.map(({ slug }) => slug),
    ...(loansBeside?.loans ?? []).map(({ key }) => key),
  ];
  return writeLoaderJson({
    comparison,
    loansBeside,
    /** Everything that is shown, in the order of the address. */
    words: words.filter((word) => shown.includes(word)),
    search: found === null ? null : { term, campaigns: found.campaigns },
    isBare: k === '' && term === '',
  });
}

/** Comparison of the campaigns and loans that the address names. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { comparison, loansBeside, words, search, isBare } = readLoaderJson(loaderData);
  const compare = useScreenPhrases('compare');
  const href = useHref();
  const { campaigns } = comparison;
  const loans = loansBeside?.loans ?? [];
  const open = campaigns.flatMap(({ slug, state, requests }) =>
    state === 'live' && requests.isOpen ? [slug] : [],
  );
  const offerers = [
    ...campaigns.map(({ brand }) => brand.name),
    ...loans.map(({ result }) => result.bankName),
  ];
  const brands = [...new Set(offerers)].join(', ');
  const head = useFocusOnChange<HTMLHeadingElement>(words.join());
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
            {headingOf(campaigns.length, loans.length, compare)}
          </h1>
          {words.length >= LEAST_COMPARED && <KeepPage words={compare} className="max-sm:px-3.5" />}
        </div>
        {words.length < LEAST_COMPARED && <p className="text-ink-soft">{compare.lede}</p>}
      </div>
      <LeftOut comparison={comparison} isAlone={words.length === 1} />
      {campaigns.length > 0 && <ComparedTable comparison={comparison} words={words} />}
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
      {loansBeside !== null && <ComparedLoans compared={loansBeside} words={words} />}
      {words.length >= MOST_COMPARED ? (
        <p className="text-ink-soft print:hidden">{compare.full}</p>
      ) : (
        // A comparison of loans alone offers more loans, but no campaigns.
        (campaigns.length > 0 || loans.length === 0) && <AddCampaign words={words} search={search} />
      )}
      {words.length === 0 && search === null && (
        <EmptyState
          icon="scale"
          title={compare.none}
          actions={
            <>
              <ButtonLink to={href('campaigns')} variant="secondary">
                {compare.browse}
              </ButtonLink>
              <ButtonLink to={href('loans')} variant="secondary">
                {compare.toLoans}
              </ButtonLink>
            </>
          }
        >
          {compare.noneText}
        </EmptyState>
      )}
    </Container>
  );
}

function headingOf(campaigns: number, loans: number, compare: ScreenPhrases['compare']): string {
  if (campaigns > 0 && loans > 0) return compare.bothHeading({ campaigns, loans });
  if (loans > 0) return compare.loansHeading({ count: loans });
  return campaigns === 0 ? compare.title : compare.heading({ count: campaigns });
}
