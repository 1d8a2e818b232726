import { useClient } from '@ayrac/browser/calls/client.ts';
import { keyKeeper, randomKey } from '@ayrac/browser/form/idempotency.ts';
import { failed, startCampaignWizard, succeeded, trySending } from '@ayrac/domain/quote/quote-wizard.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { useQuoteContent } from '#web/public/quote/form/use-quote-content.ts';
import { sendFilled } from '#web/public/quote/sending/send-filled.ts';
import { isAllSettled, type ReceivedAll } from './receive-shared-quote.ts';
import { brandsOf, noticeBox, type RequestedCampaign, type Wording } from './requested.ts';
import { type Outcomes, sendEach } from './send-each.ts';

interface SharedQuote {
  readonly campaigns: readonly RequestedCampaign[];
  readonly wording: Wording;
  readonly provinces: readonly { readonly id: number; readonly name: string }[];
  readonly received: ReceivedAll | undefined;
}

/** State of a quote form that is sent once per campaign, with the outcomes. */
export function useSharedQuote({ campaigns, wording, provinces, received }: SharedQuote) {
  const client = useClient();
  const [first] = campaigns;
  const campaignId = first?.id ?? '';
  const ids = campaigns.map(({ id }) => id);
  const brandIds = brandsOf(campaigns).map(({ brand }) => brand.id);
  const [outcomes, setOutcomes] = useState<Outcomes>(received?.outcomes ?? {});
  const [read, setRead] = useState<readonly string[]>(received?.read ?? []);
  const [keysFor] = useState(() => new Map(ids.map((id) => [id, keyKeeper(randomKey)])));
  const [shownAt] = useState(() => performance.now());
  const wizardState = useState(() => {
    const start = startCampaignWizard(campaignId);
    return received === undefined ? start : failed(trySending(start, true), false);
  });
  const [wizard, setWizard] = wizardState;
  const fields = Object.values(received?.outcomes ?? {}).find(({ kind }) => kind === 'refused');
  const form = useQuoteContent({
    wizard: wizardState,
    campaignId,
    provinces,
    ...(received && {
      refused: {
        draft: received.draft,
        fields: fields?.kind === 'refused' ? fields.problem.fields : {},
      },
    }),
  });

  const { element, set } = form;
  const boxes = brandIds.join();
  // Takes over boxes that were checked before hydration.
  useEffect(() => {
    if (element.current === null) return;
    const ticked = new FormData(element.current);
    const all = boxes.split(',');
    const before = all.filter((id) => ticked.has(noticeBox(id)));
    setRead(before);
    set('kvkkConsent', before.length === all.length);
  }, [element, set, boxes]);

  /** Records whether a brand's notice was accepted. The form's own consent field stands for all of them. */
  const note = (brandId: string, isRead: boolean) => {
    const next = isRead ? [...read, brandId] : read.filter((id) => id !== brandId);
    setRead(next);
    form.set(
      'kvkkConsent',
      brandIds.every((id) => next.includes(id)),
    );
  };

  const sendOne = async (id: string) => {
    const campaign = campaigns.find((one) => one.id === id);
    const body = quoteBody(form.draft, {
      campaignId: id,
      noticeVersion: wording.versions[campaign?.notice ?? 'general'],
      questionsVersion: wording.questions.version,
    });
    const filled = {
      body,
      idempotencyKey: keysFor.get(id)?.(body) ?? randomKey(),
      filledInMs: performance.now() - shownAt,
      onChallenge: () => undefined,
    };
    return sendFilled(client, form.member, filled);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wizard.kind !== 'filling' || form.isComing) return;
    const checking = trySending(wizard, form.isValid);
    setWizard(checking);
    if (checking.kind === 'filling') return form.noteAttempt();
    const sending = { kind: 'submitting', choices: checking.choices } as const;
    setWizard(sending);
    const became = await sendEach(ids, outcomes, sendOne, setOutcomes);
    const isDone = isAllSettled(campaigns, became);
    setWizard(isDone ? succeeded(sending, form.member === undefined) : failed(sending, false));
    if (!isDone) form.noteAttempt();
  };

  return {
    form,
    send,
    outcomes,
    read,
    note,
    isDone: isAllSettled(campaigns, outcomes),
  };
}
