import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OwnRequest } from '@ayrac/contract/interests.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useState } from 'react';
import { holdCampaign } from '#web/follow/hold-campaign.ts';
import { useHref } from '#web/page/address.ts';
import { useOverlay } from '#web/page/history/use-overlay.ts';
import { RequestCard } from './request-card.tsx';

interface RequestListProps {
  readonly requests: readonly OwnRequest[];
  readonly onChange: (requests: OwnRequest[]) => void;
}

/** Outcome of the last change. `changed` is the request that was changed. */
interface Outcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly changed?: string;
}

/** Change that awaits the visitor's confirmation. */
interface PendingChange {
  readonly action: 'withdraw' | 'disown';
  readonly request: OwnRequest;
}

/** The member's requests and their progress. A request can be withdrawn, and restored for a while. */
export function RequestList({ requests, onChange }: RequestListProps) {
  const request = useScreenPhrases('request');
  const { joined, list } = useScreenPhrases('ownRequests');
  const href = useHref();
  const client = useClient();
  const [pending, setPending] = useState<PendingChange>();
  const confirmation = useOverlay();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const attempt = async (run: () => Promise<Outcome>) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await run());
    } catch (error) {
      setOutcome({ tone: 'error', text: readProblem(error).message || request.failed });
    } finally {
      setBusy(false);
      // Closes the dialog at once, so that the changed request can take the focus.
      setPending(undefined);
      confirmation.close();
    }
  };
  const ask = (change: PendingChange) => {
    setPending(change);
    confirmation.open();
  };

  const change = async (
    action: 'withdrawRequest' | 'restoreRequest',
    { id }: OwnRequest,
  ): Promise<Outcome> => {
    const changed = await client[action]({ body: { relationId: id } });
    onChange(requests.map((one) => (one.id === id ? changed : one)));
    holdCampaign(changed.campaign.id, changed.state !== 'withdrawn');
    const text = action === 'withdrawRequest' ? request.withdrawn : request.restored;
    return { tone: 'success', text, changed: id };
  };

  const disown = async ({ id }: OwnRequest): Promise<Outcome> => {
    const { relationIds } = await client.disownRequest({ body: { relationId: id } });
    const left = requests.filter((one) => relationIds.includes(one.id));
    const kept = requests.filter((one) => !relationIds.includes(one.id));
    onChange(kept);
    for (const { campaign } of left) {
      holdCampaign(
        campaign.id,
        kept.some((one) => one.campaign.id === campaign.id && one.state !== 'withdrawn'),
      );
    }
    return { tone: 'success', text: joined.done };
  };

  const confirmed = ({ action, request: about }: PendingChange) =>
    attempt(() => (action === 'disown' ? disown(about) : change('withdrawRequest', about)));
  const words = pending?.action === 'disown' ? joined : request.confirm;

  return (
    <section className="scroll-mt-24" aria-labelledby="requests">
      <SectionHeading id="requests" title={list.requests} />
      <div role="status" className="mb-4 empty:hidden">
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </div>
      {requests.length === 0 ? (
        <EmptyState
          icon="inbox"
          title={list.requestsEmpty}
          headingLevel={3}
          actions={<ButtonLink to={href('campaigns')}>{list.browse}</ButtonLink>}
        >
          {list.requestsEmptyText}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {requests.map((one) => (
            <li key={one.id}>
              <RequestCard
                request={one}
                isChanged={outcome?.changed === one.id}
                onWithdraw={() => ask({ action: 'withdraw', request: one })}
                onRestore={() => void attempt(() => change('restoreRequest', one))}
                onDisown={() => ask({ action: 'disown', request: one })}
              />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={confirmation.isOpen && pending !== undefined}
        onClose={confirmation.close}
        title={words.title}
        closeLabel={request.confirm.close}
        busy={isBusy}
        footer={
          <>
            <Button variant="secondary" onClick={confirmation.close}>
              {request.confirm.no}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => pending && void confirmed(pending)}>
              {words.yes}
            </Button>
          </>
        }
      >
        {pending &&
          words.text({
            campaign: pending.request.campaign.title.text,
            brand: pending.request.campaign.brand.name,
          })}
      </Dialog>
    </section>
  );
}
