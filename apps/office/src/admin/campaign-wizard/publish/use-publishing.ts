import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { ContradictionKind } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { checkKey, draftsKey } from '../draft-key.ts';
import { isTarget } from '../steps.ts';
import { addressOf } from '../use-wizard-address.ts';
import { type Done, useWizard } from '../wizard-context.ts';
import { foundContradictions } from './found-contradictions.ts';

/** Actions that need neither a draft nor a check. */
export type Move = 'unschedule' | 'withdraw' | 'archive';

/** What the editor has seen of the draft, the campaign, and its contradictions. */
interface Seen {
  readonly version: number;
  readonly campaignVersion: number;
  readonly despite: ContradictionKind[];
}

/**
 * Actions on the campaign as a whole. Each applies to the last saved version, with the contradictions that its editor
 * has seen.
 */
export function usePublishing(despite: readonly ContradictionKind[]) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const { campaignWizard: words } = useOfficePhrases();
  const { auto, check, onDone, goTo } = useWizard();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { id } = auto.draft;
  const params = { id };

  const isLacking =
    check?.missing.some(({ isRequired }) => isRequired) ||
    check?.contradictions.some(({ isBlocking }) => isBlocking);
  const isUnseen = check?.contradictions.some(
    ({ kind, isBlocking }) => !isBlocking && !despite.includes(kind),
  );
  const hindrance = isLacking ? words.publish.lacking : isUnseen ? words.publish.unseen : '';

  const run = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    setFailure('');
    setErrors({});
    try {
      await work();
      queries.invalidateQueries({ queryKey: draftsKey });
    } catch (error) {
      const { code, fields, current } = readProblem(error);
      setErrors(fields);
      if (code === 'record-changed') {
        setFailure(words.publish.seenOlder);
        await auto.refresh().catch(() => undefined);
      } else {
        const found = foundContradictions(current, words.contradictions);
        setFailure(found.join(' · ') || failureWords(error, { areFieldsMarked: true }));
      }
      queries.invalidateQueries({ queryKey: checkKey(id) });
    } finally {
      setBusy(null);
    }
  };

  /** Saves pending changes, then performs an action on the version that the editor has seen. */
  const withSeen = async (work: (seen: Seen) => Promise<unknown>) => {
    if (hindrance !== '') {
      setFailure(hindrance);
      return;
    }
    if (!(await auto.save())) {
      const field = auto.firstProblem();
      if (field !== undefined && isTarget(field)) goTo(field);
      return;
    }
    const { version, campaign } = auto.latest();
    const found = check?.contradictions.map(({ kind }) => kind) ?? [];
    await work({
      ...{ version, campaignVersion: campaign.version },
      despite: despite.filter((kind) => found.includes(kind)),
    });
  };

  const finish = async (action: Done['action'], outcome: Promise<Pick<Done, 'campaign' | 'change'>>) => {
    const { title } = auto.latest().content;
    onDone({ action, title, ...(await outcome) });
  };

  return {
    busy,
    failure,
    errors,
    hindrance,
    publish: () =>
      run('publish', () => withSeen((body) => finish('publish', client.publishCampaign({ params, body })))),
    schedule: (at: string) =>
      run('schedule', () =>
        withSeen((body) => finish('schedule', client.scheduleCampaign({ params, body: { ...body, at } }))),
      ),
    move: (action: Move) =>
      run(action, async () => {
        await auto.save();
        const { version } = auto.latest().campaign;
        await finish(action, client.moveCampaign({ params, body: { version, action } }));
      }),
    duplicate: () =>
      run('duplicate', async () => {
        await auto.save();
        const copy = await client.duplicateCampaign({ params });
        navigate(addressOf({ id: copy.id, step: 'offer' }));
      }),
  };
}
