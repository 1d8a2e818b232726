import { useLocale } from '@ayrac/browser/locale.ts';
import type { WebhookDelivery } from '@ayrac/contract/office/webhook-calls.ts';
import type { DeliveryState } from '@ayrac/domain/delivery/delivery.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { IconButton } from '@ayrac/kit/button.tsx';
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
  /** Loads the latest deliveries. */
  readonly list: (signal: AbortSignal) => Promise<readonly WebhookDelivery[]>;
}

/** Deliveries to an address with the results of their attempts. */
export function Deliveries({ id, isAwaited, list }: DeliveriesProps) {
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
                <Sent key={each.id} goalId={id} delivery={each} />
              ))}
            </ol>
          )
        }
      </Part>
    </div>
  );
}

function Sent({ goalId, delivery }: { readonly goalId: string; readonly delivery: WebhookDelivery }) {
  const { deliveries: words } = useOfficePhrases().webhooks;
  const locale = useLocale();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { show } = useToast();
  const { attempt } = useRecordActions();
  const { id, event, state, createdAt, nextTryAt, attempts } = delivery;
  const at = formatDateTime(createdAt, locale);
  const resend = async () => {
    const done = await attempt(() => client.resendDelivery({ params: { id } }));
    if (done !== undefined) show({ tone: 'success', text: words.resent });
    await queries.invalidateQueries({ queryKey: keyOf(goalId) });
  };
  return (
    <li>
      <p className="delivery-head">
        <strong>{words.events[event]}</strong>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <time dateTime={createdAt}>{at}</time>
        <IconButton
          icon="refresh-cw"
          onClick={resend}
          label={words.resendLabelled({ event: words.events[event], at })}
        />
      </p>
      {nextTryAt !== null && (
        <p className="record-remark">{words.next({ at: formatDateTime(nextTryAt, locale) })}</p>
      )}
      <ul className="delivery-attempts">
        {attempts.map((one) => (
          <li key={one.at}>
            {words.attempt({
              at: formatDateTime(one.at, locale),
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
  return status === null ? words.mailed : words.status({ status: `${status}` });
}

function keyOf(goalId: string) {
  return ['deliveries', goalId];
}

function isWaiting({ state }: WebhookDelivery): boolean {
  return state === 'waiting';
}
