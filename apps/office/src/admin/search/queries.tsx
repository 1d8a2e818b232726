import { useLocale } from '@ayrac/browser/locale.ts';
import type { CountedSearch, OpenedResult } from '@ayrac/contract/office/queries.ts';
import { formatCount, formatNumber, formatPercent, noFigure } from '@ayrac/domain/text/format.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFileCall, useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { newRecordAddress } from '#office/resource/record/given-values.ts';
import { Part } from '#office/screen/part.tsx';
import { CountsExport } from '../counts/counts-export.tsx';
import { NothingCounted, PeriodChoice, usePeriod } from '../counts/period-choice.tsx';
import { useChoice } from '../counts/use-choice.ts';
import '#office/screen/counts.css';

const PATH = '/admin/search';
const languages = ['all', ...locales] as const;
const kinds = ['all', 'empty'] as const;

/** Visitors' searches, each with a button to create a synonym for it. */
export function Queries({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { synonyms } = useOfficePhrases();
  const words = synonyms.queries;
  const locale = useLocale();
  const client = useOfficeClient();
  const receive = useFileCall('exportQueries');
  const choice = usePeriod();
  const [period] = choice;
  const [language, setLanguage] = useChoice('locale', languages);
  const [kind, setKind] = useChoice('only', kinds);
  const query = {
    period,
    ...(language !== 'all' && { locale: language }),
    ...(kind !== 'all' && { only: kind }),
  };
  const answer = useQuery({
    queryKey: ['synonyms', 'queries', period, language, kind],
    queryFn: ({ signal }) => client.listQueries({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const count = (value: number) => formatCount(value, locale);
  return (
    <section className="counts" aria-busy={answer.isPlaceholderData || undefined}>
      <header className="counts-head">
        <Heading className={Heading === 'h1' ? 'screen-title' : 'sr-only'}>{words.title}</Heading>
        <Segments
          legend={words.show}
          legendHidden
          segments={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <PeriodChoice choice={choice} />
        <Segments
          legend={words.language}
          legendHidden
          segments={languages.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onChange={setLanguage}
        />
      </header>
      <Part answer={answer} height="list">
        {({ searches, empty, queries }) =>
          queries.length === 0 ? (
            <NothingCounted
              icon="search"
              title={kind === 'empty' ? words.noneEmpty : words.none}
              choice={choice}
            />
          ) : (
            <>
              <div className="counts-above">
                <p className="counts-total">
                  {words.total({
                    searches: count(searches),
                    empty: count(empty),
                    percent: formatPercent(searches === 0 ? 0 : (empty * 100) / searches, locale, {
                      decimals: 0,
                    }),
                  })}
                </p>
                <CountsExport receive={receive} query={query} />
              </div>
              <div className="counts-table">
                <DataTable
                  caption={words.title}
                  captionHidden
                  columns={[
                    { key: 'term', label: words.term },
                    { key: 'locale', label: words.language },
                    { key: 'searches', label: words.searches, number: true },
                    { key: 'empty', label: words.empty, number: true },
                    { key: 'clicked', label: words.clicked, number: true },
                    { key: 'place', label: words.place, number: true },
                    { key: 'results', label: words.results },
                    { key: 'actions', label: words.actions },
                  ]}
                  rows={queries.map((one) => ({
                    key: `${one.locale} ${one.term}`,
                    cells: {
                      term: <span className="counts-name">{one.spelling}</span>,
                      locale: words.languages[one.locale],
                      searches: count(one.searches),
                      empty: count(one.empty),
                      clicked: formatPercent((one.clicked * 100) / one.searches, locale, { decimals: 0 }),
                      place: one.place === null ? noFigure : formatPlace(one.place, locale),
                      results: <Results of={one.results} />,
                      actions: <Ways {...one} />,
                    },
                  }))}
                />
              </div>
            </>
          )
        }
      </Part>
    </section>
  );
}

/** The most opened results, with their average position. */
function Results({ of: results }: { readonly of: readonly OpenedResult[] }) {
  const words = useOfficePhrases().synonyms.queries;
  const locale = useLocale();
  if (results.length === 0) return noFigure;
  return (
    <ul>
      {results.map(({ id, name, clicks, place }) => (
        <li key={id}>
          {words.result({ name, count: formatCount(clicks, locale), place: formatPlace(place, locale) })}
        </li>
      ))}
    </ul>
  );
}

const formatPlace = (place: number, locale: Locale) => formatNumber(place, locale, { decimals: 1 });

/** Link from a query to its synonym, or to a new one. */
function Ways({ spelling, locale, synonymId }: CountedSearch) {
  const { synonyms } = useOfficePhrases();
  const words = synonyms.queries;
  const to =
    synonymId === null ? newRecordAddress(PATH, { term: spelling, locale }) : `${PATH}?open=${synonymId}`;
  const label = synonymId === null ? words.add : words.open;
  return (
    <ButtonLink
      to={to}
      variant={synonymId === null ? 'secondary' : 'ghost'}
      size="small"
      data-row
      aria-label={words.labelled({ term: spelling, label })}
    >
      {label}
    </ButtonLink>
  );
}
