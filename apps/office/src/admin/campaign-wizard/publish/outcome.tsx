import { useLocale } from '@ayrac/browser/locale.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { formatTime } from '@ayrac/domain/text/format.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { Button, ButtonLink, ButtonOutsideLink } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { addressOf } from '../use-wizard-address.ts';
import type { Done } from '../wizard-context.ts';

const UNDOABLE_MS = 10 * minuteInMs;

interface OutcomeProps {
  readonly id: string;
  readonly done: Done;
  readonly onReopen: () => Promise<void>;
}

/** Outcome of an action on the campaign, its new state, and an undo button. */
export function Outcome({ id, done, onReopen }: OutcomeProps) {
  const { done: words } = useOfficePhrases().campaignWizard;
  const failureWords = useFailureWords();
  const client = useOfficeClient();
  const locale = useLocale();
  const { show } = useToast();
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const [until] = useState(() => new Date(Date.now() + UNDOABLE_MS));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { action, campaign, change } = done;
  const isLive = action === 'publish' && campaign.slug !== null;
  const isOpen = campaign.state !== 'archived';

  const undo = async () => {
    if (change === null) return;
    setIsBusy(true);
    setFailure('');
    try {
      await client.undoCampaignChange({ params: { id }, body: { change } });
      show({ text: words.undone, tone: 'info' });
      await onReopen();
    } catch (error) {
      setFailure(failureWords(error));
      setIsBusy(false);
    }
  };
  return (
    <section className="outcome panel">
      <span className="outcome-icon" aria-hidden>
        <Icon name="circle-check" size="large" />
      </span>
      <h2 tabIndex={-1} ref={title}>
        {words[action]}
      </h2>
      <p>{isLive ? words.publishText : words.otherText}</p>
      <FailureNotice text={failure} />
      <div className="outcome-actions">
        {isLive && (
          <ButtonOutsideLink
            href={inLocale(addresses.campaign(campaign.slug ?? ''), locale)}
            icon="external-link"
          >
            {words.open}
          </ButtonOutsideLink>
        )}
        {change !== null && (
          <Button variant="secondary" icon="undo-2" loading={isBusy} onClick={undo}>
            {words.undo}
          </Button>
        )}
        {isOpen && (
          <Button variant="secondary" icon="pencil" onClick={onReopen}>
            {words.goOn}
          </Button>
        )}
        <ButtonLink variant="ghost" icon="plus" to={addressOf()}>
          {words.another}
        </ButtonLink>
      </div>
      {change !== null && <p className="check-why">{words.undoUntil({ time: formatTime(until) })}</p>}
    </section>
  );
}
