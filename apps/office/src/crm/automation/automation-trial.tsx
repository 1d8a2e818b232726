import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { LatestOfTrial, TrialPart } from '../rules/trial-part.tsx';

/** What an automation would have done with last week's requests if it had been active. */
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
    <TrialPart answer={answer} words={words}>
      {({ leads, runs, nobody, latest }) => (
        <>
          <p>{words.summary({ runs: count(runs), leads: count(leads) })}</p>
          {nobody > 0 && <p className="trial-unassigned">{words.nobody({ count: count(nobody) })}</p>}
          {runs > 0 && (
            <LatestOfTrial
              title={words.latest}
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
                  owner: owner === null ? words.nobodyThere : <span translate="no">{owner}</span>,
                  at: formatDateTime(at, locale),
                  people:
                    people.length === 0 ? words.nobodyThere : <span translate="no">{people.join(', ')}</span>,
                },
              }))}
            />
          )}
        </>
      )}
    </TrialPart>
  );
}
