import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Part } from '#office/admin/dashboard/part.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';
import '#office/admin/counts/counts.css';
import '../assignment/trial.css';

/** What an automation would have done about the requests of the last week, had it been on. */
export function AutomationTrial({ row: { id, version } }: { readonly row: Row }) {
  const { trial: words } = useOfficePhrases().automations;
  const locale = useLocale();
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['automations', 'trial', id, version],
    queryFn: ({ signal }) => client.tryAutomation({ params: { id } }, { signal }),
  });
  const count = (value: number) => formatCount(value, locale);
  return (
    <section className="trial" aria-label={words.title}>
      <h3>{words.title}</h3>
      <Part answer={answer} height="list">
        {({ leads, runs, nobody, latest }) =>
          leads === 0 ? (
            <p className="panel-empty">{words.none}</p>
          ) : (
            <>
              <p>{words.summary({ runs: count(runs), leads: count(leads) })}</p>
              {nobody > 0 && <p className="trial-unassigned">{words.nobody({ count: count(nobody) })}</p>}
              {runs > 0 && (
                <>
                  <h3>{words.latest}</h3>
                  <div className="counts-table">
                    <DataTable
                      caption={words.latest}
                      captionHidden
                      columns={[
                        { key: 'asked', label: words.columns.asked },
                        { key: 'campaign', label: words.columns.campaign },
                        { key: 'owner', label: words.columns.owner },
                        { key: 'at', label: words.columns.at },
                        { key: 'people', label: words.columns.people },
                      ]}
                      rows={latest.map(({ id: key, createdAt, campaign, owner, at, people }) => ({
                        key,
                        cells: {
                          asked: formatDateTime(createdAt, locale),
                          campaign,
                          owner: owner ?? words.nobodyThere,
                          at: formatDateTime(at, locale),
                          people: people.length === 0 ? words.nobodyThere : people.join(', '),
                        },
                      }))}
                    />
                  </div>
                </>
              )}
            </>
          )
        }
      </Part>
    </section>
  );
}
