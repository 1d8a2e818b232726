import type { OwnRequest } from '@ayrac/contract/interests.ts';
import { useState } from 'react';
import { useHref } from '#web/address.ts';
import { useClient } from '#web/calls/client.ts';
import { readProblem } from '#web/calls/problem.ts';
import { holdCampaign } from '#web/follow/hold-campaign.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { RequestCard } from './request-card.tsx';

interface RequestListProps {
  readonly requests: readonly OwnRequest[];
  readonly onChange: (requests: OwnRequest[]) => void;
}

/** What became of the last change, and of which request where it happened. */
interface Said {
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly changed?: string;
}

/** What was asked for and what became of it; a request can be withdrawn, and for a while taken up again. */
export function RequestList({ requests, onChange }: RequestListProps) {
  const request = useScreenPhrases('request');
  const href = useHref();
  const client = useClient();
  const [asked, setAsked] = useState<OwnRequest>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  const change = async (deed: 'withdrawRequest' | 'restoreRequest', { id }: OwnRequest) => {
    setBusy(true);
    setSaid(undefined);
    try {
      const changed = await client[deed]({ body: { relationId: id } });
      onChange(requests.map((one) => (one.id === id ? changed : one)));
      holdCampaign(changed.campaign.id, changed.state !== 'withdrawn');
      const text = deed === 'withdrawRequest' ? request.withdrawn : request.restored;
      setSaid({ tone: 'success', text, changed: id });
    } catch (error) {
      setSaid({ tone: 'error', text: readProblem(error).message || request.failed });
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };

  return (
    <section className="scroll-mt-24" aria-labelledby="requests">
      <SectionHeading id="requests" title={request.list.requests} />
      <div role="status" className="mb-4 empty:hidden">
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
      </div>
      {requests.length === 0 ? (
        <EmptyState
          icon="inbox"
          title={request.list.requestsEmpty}
          actions={<ButtonLink to={href('campaigns')}>{request.list.browse}</ButtonLink>}
        >
          {request.list.requestsEmptyText}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {requests.map((one) => (
            <li key={one.id}>
              <RequestCard
                request={one}
                isChanged={said?.changed === one.id}
                onWithdraw={() => setAsked(one)}
                onRestore={() => void change('restoreRequest', one)}
              />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={request.confirm.title}
        closeLabel={request.confirm.close}
        busy={isBusy}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              {request.confirm.no}
            </Button>
            <Button
              variant="danger"
              loading={isBusy}
              onClick={() => asked && void change('withdrawRequest', asked)}
            >
              {request.confirm.yes}
            </Button>
          </>
        }
      >
        {asked &&
          request.confirm.text({ campaign: asked.campaign.title.text, brand: asked.campaign.brand.name })}
      </Dialog>
    </section>
  );
}
