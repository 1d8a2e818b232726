import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useActionWords } from '../audit/use-action-words.ts';
import { PermissionsPart } from './permissions-part.tsx';
import { PersonPart } from './person-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** All data of a person, part by part. */
export function PersonParts({ id }: { readonly id: string }) {
  const { person: words, 'data-requests': requests } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const actions = useActionWords();
  const params = { id };
  const time = (at: string) => <time dateTime={at}>{formatDateTime(at, locale)}</time>;
  const wordOf = (known: Readonly<Record<string, string>>, code: string) => known[code] ?? code;
  return (
    <div className="person-parts">
      <div className="person-column">
        <PersonPart
          of={id}
          name="requests"
          load={(query, signal) => client.listPersonRequests({ params, query }, { signal })}
          lineOf={({ campaign, state, at, id: own }) => ({
            id: own,
            text: campaign,
            remark: words.states[state],
            at: time(at),
          })}
        />
        <SessionsPart id={id} />
        <PersonPart
          of={id}
          name="data-requests"
          load={(query, signal) => client.listPersonDataRequests({ params, query }, { signal })}
          lineOf={({ id: own, kind, dueAt, answeredAt, at }) => ({
            id: own,
            text: (
              <TextLink to={`/admin/data-requests?open=${own}`}>
                {requests.fields.kind.choices[kind]}
              </TextLink>
            ),
            remark:
              answeredAt === null
                ? words.due({ date: formatDate(dueAt, locale) })
                : words.answered({ date: formatDate(answeredAt, locale) }),
            at: time(at),
          })}
        />
      </div>
      <div className="person-column">
        <PersonPart
          of={id}
          name="follows"
          load={(query, signal) => client.listPersonFollows({ params, query }, { signal })}
          lineOf={({ id: own, kind, name, at }) => ({
            id: own,
            text: name ?? words.none,
            remark: wordOf(words.kinds, kind),
            at: time(at),
          })}
        />
        <PermissionsPart id={id} />
        <PersonPart
          of={id}
          name="mails"
          load={(query, signal) => client.listPersonMails({ params, query }, { signal })}
          lineOf={({ id: own, template, state, at }) => ({
            id: own,
            text: wordOf(words.mailTemplates, template),
            remark: wordOf(words.mailStates, state),
            at: time(at),
          })}
        />
      </div>
      <PersonPart
        of={id}
        name="notifications"
        load={(query, signal) => client.listPersonNotifications({ params, query }, { signal })}
        lineOf={({ id: own, campaign, readAt, at }) => ({
          id: own,
          text: campaign,
          remark: readAt === null ? words.unread : words.read,
          at: time(at),
        })}
      />
      <PersonPart
        of={id}
        name="history"
        load={(query, signal) => client.listPersonHistory({ params, query }, { signal })}
        lineOf={({ id: own, action, by, isOwn, network, at }) => ({
          id: own,
          text: actions[action],
          remark: (
            <>
              {isOwn ? words.bySelf : by === null ? words.bySite : <span translate="no">{by}</span>}
              {network !== null && `, ${network}`}
            </>
          ),
          at: time(at),
        })}
        foot={<TextLink to={`/admin/audit?q=${id}`}>{words.allEntries}</TextLink>}
      />
    </div>
  );
}
