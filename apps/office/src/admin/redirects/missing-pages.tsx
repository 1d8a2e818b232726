import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFileCall, useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { newRecordAddress } from '#office/resource/record/given-values.ts';
import { Part } from '#office/screen/part.tsx';
import { CountsExport } from '../counts/counts-export.tsx';
import { NothingCounted, PeriodChoice, usePeriod } from '../counts/period-choice.tsx';
import '#office/screen/counts.css';

/** Requested addresses that do not exist, each with a button to create a redirect. */
export function MissingPages({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { redirects } = useOfficePhrases();
  const words = redirects.missing;
  const locale = useLocale();
  const client = useOfficeClient();
  const receive = useFileCall('exportMissingPages');
  const choice = usePeriod();
  const [period] = choice;
  const answer = useQuery({
    queryKey: ['redirects', 'missing', period],
    queryFn: ({ signal }) => client.listMissingPages({ query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="counts" aria-busy={answer.isPlaceholderData || undefined}>
      <header className="counts-head">
        <Heading className={Heading === 'h1' ? 'screen-title' : 'sr-only'}>{words.title}</Heading>
        <PeriodChoice choice={choice} />
      </header>
      <div className="counts-above">
        <p className="counts-total">{words.how}</p>
        {(answer.data?.length ?? 0) > 0 && <CountsExport receive={receive} query={{ period }} />}
      </div>
      <Part answer={answer} height="list">
        {(pages) =>
          pages.length === 0 ? (
            <NothingCounted icon="circle-check" title={words.none} choice={choice} />
          ) : (
            <div className="counts-table">
              <DataTable
                caption={words.title}
                captionHidden
                columns={[
                  { key: 'path', label: words.path },
                  { key: 'hits', label: words.hits, number: true },
                  { key: 'lastDay', label: words.lastDay },
                  { key: 'actions', label: words.actions },
                ]}
                rows={pages.map(({ path, hits, lastDay }) => ({
                  key: path,
                  cells: {
                    path: <span className="counts-name">{path}</span>,
                    hits: formatCount(hits, locale),
                    lastDay: formatDate(`${lastDay}T12:00:00Z`, locale),
                    actions: (
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
