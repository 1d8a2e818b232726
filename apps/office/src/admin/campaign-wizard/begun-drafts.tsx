import { useLocale } from '@ayrac/browser/locale.ts';
import type { listCampaignDrafts } from '@ayrac/contract/office/campaign-drafts.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { draftsKey } from './draft-key.ts';
import { EditorsLine } from './editors-line.tsx';
import { addressOf } from './use-wizard-address.ts';

type Begun = z.infer<(typeof listCampaignDrafts)['reply']>['items'][number];

/** Open drafts with their authors and dates, and buttons to continue or discard them. */
export function BegunDrafts() {
  const { campaignWizard, resource } = useOfficePhrases();
  const { begun: words } = campaignWizard;
  const client = useOfficeClient();
  const locale = useLocale();
  const drafts = useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => client.listCampaignDrafts(undefined, { signal }),
    staleTime: 0,
  });
  const { discardable, discarding, ask, discard, settle } = useDiscard();
  const total = drafts.data?.total ?? 0;
  return (
    <section className="panel" aria-labelledby="begun-title">
      <div className="panel-head">
        <h2 id="begun-title" className="panel-title">
          {words.title}
        </h2>
        {total > 0 && <p className="text-ink-faint">{words.count({ count: formatCount(total, locale) })}</p>}
      </div>
      {drafts.isPending && <Skeleton height="8rem" />}
      {drafts.isError && <FailedAnswer title={resource.failed} answer={drafts} />}
      {drafts.isSuccess && total === 0 && (
        <div className="begun-empty">
          <p>{words.empty}</p>
          <p className="check-why">{words.emptyText}</p>
        </div>
      )}
      {total > 0 && (
        <ul className="begun">
          {drafts.data?.items.map((draft) => (
            <BegunDraft
              key={draft.id}
              draft={draft}
              isLeaving={discarding.has(draft.id)}
              onDiscard={() => ask(draft)}
            />
          ))}
        </ul>
      )}
      {total > (drafts.data?.items.length ?? 0) && (
        <p className="check-why">{words.more({ count: formatCount(total, locale) })}</p>
      )}
      <AskDialog
        isOpen={discardable !== null}
        title={words.ask({ title: discardable?.title || campaignWizard.untitled })}
        text={words.askText}
        confirm={words.discard}
        onConfirm={() => discardable !== null && discard(discardable)}
        onClose={settle}
      />
    </section>
  );
}

interface BegunDraftProps {
  readonly draft: Begun;
  /** Whether it is being discarded. */
  readonly isLeaving: boolean;
  readonly onDiscard: () => void;
}

function BegunDraft({ draft, isLeaving, onDiscard }: BegunDraftProps) {
  const { campaignWizard } = useOfficePhrases();
  const { begun: words, states, versions } = campaignWizard;
  const locale = useLocale();
  const { id, brand, savedAt, savedBy, editors, wasPublished, state, publishAt } = draft;
  const title = draft.title || campaignWizard.untitled;
  return (
    <li>
      <div className="begun-what">
        <p className="begun-title">
          <strong>{title}</strong>
          {state === 'scheduled' && <Badge tone="info">{states.scheduled}</Badge>}
          {wasPublished && state !== 'scheduled' && <Badge tone="success">{words.ofLive}</Badge>}
        </p>
        <p className="check-why">
          {brand} · {words.saved({ who: savedBy ?? versions.someone, at: formatDateTime(savedAt, locale) })}
        </p>
        <EditorsLine editors={editors.filter(({ isYou }) => !isYou)} />
      </div>
      <div className="begun-actions">
        {publishAt === null && (
          <Button
            variant="ghost"
            size="small"
            aria-label={words.discardOf({ title })}
            loading={isLeaving}
            onClick={onDiscard}
          >
            {words.discard}
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          size="small"
          data-row
          aria-label={words.openOf({ title })}
          to={addressOf({ id })}
        >
          {words.open}
        </ButtonLink>
      </div>
    </li>
  );
}

/**
 * Discards a draft. That of an unpublished campaign can be restored by undo; a change of a live campaign asks for
 * confirmation.
 */
function useDiscard() {
  const { campaignWizard } = useOfficePhrases();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { show, showFailure } = useToast();
  const [discardable, setDiscardable] = useState<Begun | null>(null);
  const [discarding, setDiscarding] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => queries.invalidateQueries({ queryKey: draftsKey });

  const discard = async ({ id, version, title }: Begun) => {
    setDiscardable(null);
    setDiscarding((now) => new Set([...now, id]));
    try {
      const { change } = await client.discardCampaignDraft({
        params: { id },
        query: { version: String(version) },
      });
      show({
        text: campaignWizard.begun.discarded({ title: title || campaignWizard.untitled }),
        ...(change !== null && {
          undo: async () => {
            await client.undoCampaignChange({ params: { id }, body: { change } });
            await refresh();
          },
        }),
      });
    } catch (error) {
      showFailure(error);
    }
    await refresh();
    setDiscarding((now) => new Set([...now].filter((one) => one !== id)));
  };
  return {
    discardable,
    discarding,
    ask: (draft: Begun) => (draft.wasPublished ? setDiscardable(draft) : discard(draft)),
    discard,
    settle: () => setDiscardable(null),
  };
}
