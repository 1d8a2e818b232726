import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OwnRequest } from '@ayrac/contract/interests.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useHref } from '#web/page/address.ts';
import { useOverTime } from '#web/page/site.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { RequestSteps, StateBadge } from '#web/request/request-steps.tsx';
import { useRestorable } from '#web/request/use-restorable.ts';

interface RequestCardProps {
  readonly request: OwnRequest;
  /**
   * Whether the visitor has just changed this request. The heading then takes the focus, because the pressed button is
   * gone.
   */
  readonly isChanged: boolean;
  readonly onWithdraw: () => void;
  readonly onRestore: () => void;
  readonly onDisown: () => void;
}

interface JoinedProps extends Pick<RequestCardProps, 'request' | 'onDisown'> {
  readonly at: string;
}

/** One request: its campaign, its progress, and the button to withdraw it. */
export function RequestCard({ request, isChanged, onWithdraw, onRestore, onDisown }: RequestCardProps) {
  const words = useScreenPhrases('request');
  const { campaign, state, at, canWithdraw } = request;
  const restorableUntil = useRestorable(request.restorableUntil);
  const isWithdrawn = state === 'withdrawn';
  const heading = useFocusOnArrival<HTMLHeadingElement>(isChanged);
  return (
    <article className="panel grid gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <BrandLogo brand={campaign.brand} />
        <div className="min-w-0 flex-1 basis-48">
          <h3 ref={heading} tabIndex={-1} className="font-strong">
            <Title campaign={campaign} />
          </h3>
          <p className="text-ink-soft text-small">{campaign.brand.name}</p>
          <Remark campaign={campaign} />
        </div>
        <StateBadge state={state} />
      </div>
      {request.joinedAt !== null && <Joined request={request} at={request.joinedAt} onDisown={onDisown} />}
      {!isWithdrawn && <RequestSteps state={state} at={at} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-none text-ink-soft text-small">{words.meaning[state]}</p>
        {canWithdraw && (
          <Button
            variant="ghost"
            size="small"
            className="-mx-3 -my-2"
            onClick={onWithdraw}
            aria-label={words.withdrawNamed({ campaign: campaign.title.text })}
          >
            {words.withdraw}
          </Button>
        )}
        {restorableUntil !== undefined && (
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-ink-faint text-small">{words.restoreHint({ time: restorableUntil })}</span>
            <Button variant="secondary" size="small" icon="undo-2" onClick={onRestore}>
              {words.restore}
            </Button>
          </span>
        )}
      </div>
    </article>
  );
}

/** Remark that the request was made earlier with the member's e-mail address, and the button to disown it. */
function Joined({ request: { campaign }, at, onDisown }: JoinedProps) {
  const { joined } = useScreenPhrases('ownRequests');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      {joined.remark({ date: formatDate(at, locale) })}
      <Button
        variant="ghost"
        size="small"
        className="-mx-3 -my-2"
        onClick={onDisown}
        aria-label={joined.disownNamed({ campaign: campaign.title.text })}
      >
        {joined.disown}
      </Button>
    </p>
  );
}

function Title({ campaign }: Pick<OwnRequest, 'campaign'>) {
  const href = useHref();
  const title = <ForeignText value={campaign.title} />;
  if (!campaign.isShown) return title;
  return <TextLink to={href('campaign', campaign.slug)}>{title}</TextLink>;
}

/** State of the campaign itself, if it has ended or was taken down. */
function Remark({ campaign: { isShown, endAt } }: Pick<OwnRequest, 'campaign'>) {
  const words = useScreenPhrases('request');
  const locale = useLocale();
  const isOver = useOverTime((now) => endAt !== null && Date.parse(endAt) <= now.getTime());
  if (isShown && !(isOver && endAt !== null)) return null;
  return (
    <p className="text-ink-faint text-small">
      {isShown && endAt !== null ? words.ended({ date: formatDate(endAt, locale) }) : words.gone}
    </p>
  );
}
