import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { PersonPart } from './person-part.tsx';
import { useRefreshPeople } from './use-person.ts';

/** The sessions of a person, each of which can be ended while it lasts. */
export function SessionsPart({ id }: { readonly id: string }) {
  const { person: words } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  return (
    <PersonPart
      of={id}
      name="sessions"
      load={(query, signal) => client.listPersonSessions({ params: { id }, query }, { signal })}
      lineOf={({ browser, system, network, isLiving, lastUsedAt, id: sessionId }) => ({
        id: sessionId,
        text: [browser ?? words.unknownDevice, system].filter((part) => part !== null).join(', '),
        remark: `${isLiving ? words.living : words.ended}${network === null ? '' : `, ${network}`}`,
        at: (
          <>
            <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt, locale)}</time>
            {isLiving && <EndSession of={id} sessionId={sessionId} />}
          </>
        ),
      })}
    />
  );
}

interface EndSessionProps {
  readonly of: string;
  readonly sessionId: string;
}

/** Ends one session of a person. */
function EndSession({ of, sessionId }: EndSessionProps) {
  const { person: words } = useOfficePhrases();
  const client = useOfficeClient();
  const refresh = useRefreshPeople();
  const { isBusy, attempt } = useAttempt();
  const end = async () => {
    await attempt(() => client.endPersonSessions({ params: { id: of }, body: { sessionId } }));
    await refresh();
  };
  return (
    <Button variant="ghost" size="small" loading={isBusy} onClick={end}>
      {words.endSession}
    </Button>
  );
}
