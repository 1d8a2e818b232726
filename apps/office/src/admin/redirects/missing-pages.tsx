import { useLocale } from '@ayrac/browser/locale.ts';
import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { DataTable } from '@ayrac/kit/facts-table.tsx';
import { Segments } from '@ayrac/kit/segments.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { newRecordAddress } from '#office/resource/given-values.ts';
import { useChoice } from '../counts/use-choice.ts';
import { Part } from '../dashboard/part.tsx';
import '../counts/counts.css';

/** The addresses that were asked for in vain, with the way from each to a redirect. */
export function MissingPages({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { redirects, dashboard } = useOfficePhrases();
  const words = redirects.missing;
  const locale = useLocale();
  const client = useOfficeClient();
  const [period, setPeriod] = useChoice('period', dayPeriods, '30');
  const answer = useQuery({
    queryKey: ['redirects', 'missing', period],
    queryFn: ({ signal }) => client.listMissingPages({ query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="counts" aria-busy={answer.isPlaceholderData || undefined}>
      <header className="counts-head">
        <Heading className={Heading === 'h1' ? 'screen-title' : 'panel-title'}>{words.title}</Heading>
        <Segments
          legend={dashboard.period}
          legendHidden
          segments={dayPeriods.map((value) => ({ value, label: dashboard.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
        <p className="counts-total">{words.how}</p>
      </header>
      <Part answer={answer} height="list">
        {(pages) =>
          pages.length === 0 ? (
            <EmptyState
              icon="circle-check"
              title={words.none}
              actions={
                period !== '90' && (
                  <Button variant="secondary" onClick={() => setPeriod('90')}>
                    {dashboard.widen}
                  </Button>
                )
              }
            />
          ) : (
            <div className="counts-table">
              <DataTable
                caption={words.title}
                captionHidden
                columns={[
                  { key: 'path', label: words.path },
                  { key: 'hits', label: words.hits, number: true },
                  { key: 'lastDay', label: words.lastDay },
                  { key: 'deeds', label: words.deeds },
                ]}
                rows={pages.map(({ path, hits, lastDay }) => ({
                  key: path,
                  cells: {
                    path: <span className="counts-name">{path}</span>,
                    hits: formatCount(hits, locale),
                    lastDay: formatDate(`${lastDay}T12:00:00Z`, locale),
                    deeds: (
                      <ButtonLink
                        to={newRecordAddress('/admin/redirects', { fromPath: path })}
                        variant="secondary"
                        size="small"
                        data-row
                        aria-label={words.labelled({ path })}
                      >
                        {words.add}
                      </ButtonLink>
                    ),
                  },
                }))}
              />
            </div>
          )
        }
      </Part>
    </section>
  );
}
