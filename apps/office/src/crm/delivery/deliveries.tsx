import { useLocale } from '@ayrac/browser/locale.ts';
import type { WebhookDelivery } from '@ayrac/contract/office/webhook-calls.ts';
import { type DeliveryState, isRedirect } from '@ayrac/domain/delivery/delivery.ts';
import { leadsAddress } from '@ayrac/domain/screen/office-screens.ts';
import { formatCount, formatToSecond } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { IconButton } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { Part } from '#office/screen/part.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import './delivery.css';

const WATCHED_MS = 2_000;
const IDLE_MS = 15_000;

const tones = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
  stopped: 'neutral',
} as const satisfies Record<DeliveryState, string>;

interface DeliveriesProps {
  readonly id: string;
  /** Whether something is waiting to be sent to the address, such as a test that was just requested. */
  readonly isAwaited: boolean;
  /** Why nothing but tests is sent to the address at present; null while everything is. */
  readonly held: 'paused' | 'no-secret' | 'unconfirmed' | null;
  /** Whether the receiver knows the deliveries' ids. */
  readonly hasIds?: boolean;
  /** Loads the latest deliveries. */
  readonly list: (signal: AbortSignal) => Promise<readonly WebhookDelivery[]>;
}

/** Deliveries to an address with the results of their attempts. */
export function Deliveries({ id, isAwaited, held, hasIds = false, list }: DeliveriesProps) {
  const { deliveries: words } = useOfficePhrases().webhooks;
  const answer = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => list(signal),
    // Polls more often while a delivery is pending, so that the result of a test appears.
    refetchInterval: ({ state }) => (isAwaited || state.data?.some(isWaiting) ? WATCHED_MS : IDLE_MS),
  });
  return (
    <div className="record-pane">
      <Part answer={answer} height="list">
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="record-remark">{words.none}</p>
          ) : (
            <ol className="deliveries">
              {deliveries.map((each) => (
                <Sent
                  key={each.id}
                  goalId={id}
                  delivery={each}
                  held={each.event === 'test' ? null : held}
                  hasIds={hasIds}
                />
              ))}
            </ol>
          )
        }
      </Part>
    </div>
  );
}

interface SentProps extends Required<Pick<DeliveriesProps, 'held' | 'hasIds'>> {
  readonly goalId: string;
  readonly delivery: WebhookDelivery;
}

function Sent({ goalId, delivery, held, hasIds }: SentProps) {
  const { deliveries: words } = useOfficePhrases().webhooks;
  const locale = useLocale();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { show } = useToast();
  const { attempt } = useRecordActions();
  const { id, event, state, leadId, createdAt, nextTryAt, attempts } = delivery;
  const at = formatToSecond(createdAt, locale);
  const outlook = () => {
    if (held !== null) return words.held[held];
    return nextTryAt === null ? words.underWay : words.next({ at: formatToSecond(nextTryAt, locale) });
  };
  const resend = async () => {
    const done = await attempt(() => client.resendDelivery({ params: { id } }));
    if (done !== undefined) show({ tone: 'success', text: held === null ? words.resent : words.held[held] });
    await queries.invalidateQueries({ queryKey: keyOf(goalId) });
  };
  return (
    <li>
      <p className="delivery-head">
        <span>
          <strong>{words.events[event]}</strong>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          <time dateTime={createdAt}>{at}</time>
        </span>
        <IconButton
          icon="refresh-cw"
          onClick={resend}
          label={words.resendLabelled({ event: words.events[event], at })}
        />
      </p>
      {state === 'waiting' && <p className="record-remark">{outlook()}</p>}
      {hasIds && <code>webhook-id: {id}</code>}
      {leadId !== null && event !== 'request-erased' && (
        <p>
          <TextLink to={leadsAddress(leadId)}>{words.openLead}</TextLink>
        </p>
      )}
      <ul className="delivery-attempts">
        {attempts.map((one) => (
          <li key={one.at}>
            {words.attempt({
              at: formatToSecond(one.at, locale),
              what: whatCame(one, words),
              ms: formatCount(one.tookMs, locale),
            })}
            {one.answer !== null && <code>{one.answer}</code>}
          </li>
        ))}
      </ul>
    </li>
  );
}

function whatCame(
  { status, problem }: WebhookDelivery['attempts'][number],
  words: ReturnType<typeof useOfficePhrases>['webhooks']['deliveries'],
): string {
  if (problem !== null) return words.problems[problem];
  if (status === null) return words.mailed;
  return (isRedirect(status) ? words.redirect : words.status)({ status: `${status}` });
}

function keyOf(goalId: string) {
  return ['deliveries', goalId];
}

function isWaiting({ state }: WebhookDelivery): boolean {
  return state === 'waiting';
}
