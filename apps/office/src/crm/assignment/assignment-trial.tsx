import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { useQuery } from '@tanstack/react-query';
import { ShareTable } from '#office/chart/share-table.tsx';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { LatestOfTrial, TrialPart } from '../rules/trial-part.tsx';

/** What a rule would have done with last week's requests if it had been active. */
export function AssignmentTrial({ row: { id, version } }: { readonly row: Row }) {
  const { trial: words } = useOfficePhrases()['assignment-rules'];
  const locale = useLocale();
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['assignment-rules', 'trial', id, version],
    queryFn: ({ signal }) => client.tryAssignmentRule({ params: { id } }, { signal }),
  });
  const count = (value: number) => formatCount(value, locale);
  return (
    <TrialPart answer={answer} words={words}>
      {({ leads, byThis, unassigned, people, latest }) => (
        <>
          <p>{words.summary({ byThis: count(byThis), leads: count(leads) })}</p>
          {unassigned > 0 && (
            <p className="trial-unassigned">{words.unassigned({ count: count(unassigned) })}</p>
          )}
          <h3>{words.people}</h3>
          <ShareTable
            caption={words.people}
            isVerbatim
            heads={[words.peopleHeads.name, words.peopleHeads.leads]}
            shares={people.map(({ leads: value, ...who }) => ({ ...who, value }))}
            format={count}
          />
          <LatestOfTrial
            title={words.latest}
            columns={[
              { key: 'at', label: words.columns.at },
              { key: 'campaign', label: words.columns.campaign },
              { key: 'city', label: words.columns.city },
              { key: 'had', label: words.columns.had },
              { key: 'would', label: words.columns.would },
            ]}
            rows={latest.map(({ id: key, createdAt, campaign, city, owner, wouldHave, rule, isByThis }) => ({
              key,
              cells: {
                at: formatDateTime(createdAt, locale),
                campaign,
                city: <span translate="no">{city}</span>,
                had: owner === null ? words.nobody : <span translate="no">{owner}</span>,
                would: isByThis ? (
                  <strong translate="no">{wouldHave}</strong>
                ) : wouldHave === null ? (
                  words.nobody
                ) : (
                  words.byOther({ name: wouldHave, rule: rule ?? '' })
                ),
              },
            }))}
          />
        </>
      )}
    </TrialPart>
  );
}
