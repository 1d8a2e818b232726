import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteTextReach } from '@ayrac/contract/office/site-texts.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { useShownPhrase } from './use-shown-phrase.ts';

const AGAIN_MS = 2_000;

/** Who saw an earlier version, and a button that informs members of this one by mail. */
export function Reach({ name, number }: { readonly name: SiteTextName; readonly number: number }) {
  const { siteTexts } = useOfficePhrases();
  const words = siteTexts.reach;
  const locale = useLocale();
  const shownPhrase = useShownPhrase();
  const count = (number: number) => formatCount(number, locale);
  const calls = useOfficeClient();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const queryKey = ['site-texts', 'reach', name, number];
  const params = { name, number };
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.getSiteTextReach({ params }, { signal }),
    refetchInterval: ({ state }) => state.data?.telling?.state === 'running' && AGAIN_MS,
  });
  const act = (run: () => Promise<SiteTextReach>) =>
    attempt(async () => client.setQueryData(queryKey, await run()));
  const tell = () => act(() => calls.notifyOfSiteText({ params }));
  return (
    <Answered answer={answer} title={siteTexts.failed} lines={3}>
      {({ shown, mailable, telling }) => (
        <div className="text-reach">
          {shown && <p>{shownPhrase(shown)}</p>}
          {telling === null ? (
            <p>{mailable === 0 ? words.nobody : words.mailable({ count: count(mailable) })}</p>
          ) : (
            <p role="status">
              {words.states[telling.state]({ sent: count(telling.sent), total: count(telling.total) })}
            </p>
          )}
          {(telling === null || telling.state === 'stopped') && mailable > 0 && (
            <Button
              variant="secondary"
              size="small"
              loading={isBusy}
              onClick={isAsking || telling !== null ? tell : () => setIsAsking(true)}
            >
              {telling !== null
                ? words.goOn
                : isAsking
                  ? words.tellAgain({ count: count(mailable) })
                  : words.tell}
            </Button>
          )}
          {telling?.state === 'running' && (
            <Button
              variant="danger"
              size="small"
              loading={isBusy}
              onClick={() => act(() => calls.stopNotifyingOfSiteText({ params }))}
            >
              {words.stop}
            </Button>
          )}
        </div>
      )}
    </Answered>
  );
}
