import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { AfterSending } from '#web/public/quote/after-sending.tsx';
import type { RequestedCampaign } from './requested.ts';
import { RequestedList } from './requested-list.tsx';
import type { Outcomes } from './send-each.ts';

interface AllRequestedProps {
  readonly campaigns: readonly RequestedCampaign[];
  readonly outcomes: Outcomes;
  readonly isMember: boolean;
}

/** Shown after the last request was sent: the outcome of each, and where to follow them. */
export function AllRequested({ campaigns, outcomes, isMember }: AllRequestedProps) {
  const allRequested = useScreenPhrases('allRequested');
  const focused = useFocusOnArrival<HTMLHeadingElement>();
  const isNew = campaigns.some(({ id }) => outcomes[id]?.kind === 'sent');
  return (
    <div className="grid max-w-prose gap-6">
      <h1 ref={focused} tabIndex={-1} className="text-head tracking-tight">
        {isNew ? allRequested.doneTitle : allRequested.allHeld}
      </h1>
      {isNew && <Notice tone="success">{allRequested.done}</Notice>}
      <RequestedList campaigns={campaigns} outcomes={outcomes} />
      <AfterSending isMember={isMember} />
    </div>
  );
}
